/**
 * One checkout attempt. The same order tried again after a time-out keeps its nonce, so the server
 * cannot make a second ticket of it; any change of the order is a new attempt (002 §7.6).
 */
export interface Attempt {
  nonce: string;
  /** The order that the nonce stands for. */
  order: string;
}

/** The attempt for an order: the unanswered one when it is the same order, else a new one. */
export function attemptFor(order: object, unanswered: Attempt | null, newNonce: () => string): Attempt {
  const key = JSON.stringify(order);
  return unanswered?.order === key ? unanswered : { nonce: newNonce(), order: key };
}

/** A nonce that no other till can draw. `crypto.randomUUID` is missing on plain http addresses of a local network. */
export function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
