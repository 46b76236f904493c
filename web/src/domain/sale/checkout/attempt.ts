/**
 * One checkout attempt.
 * Retrying the same order after a time-out keeps its nonce, so that the server cannot create a second ticket. Any
 * change of the order is a new attempt (002 §7.6).
 */
export interface Attempt {
  nonce: string;
  /** The order that the nonce belongs to. */
  order: string;
}

/** Returns the unanswered attempt when it is for the same order, otherwise a new one. */
export function attemptFor(order: object, unanswered: Attempt | null, newNonce: () => string): Attempt {
  const key = JSON.stringify(order);
  return unanswered?.order === key ? unanswered : { nonce: newNonce(), order: key };
}

/**
 * Returns a nonce that no other till creates.
 * `crypto.randomUUID` does not exist on plain http addresses of a local network.
 */
export function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
