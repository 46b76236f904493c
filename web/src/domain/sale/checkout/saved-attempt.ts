import { type Attempt, attemptFor, createNonce } from './attempt.ts';

const keyOf = (what: string): string => `muara.sale.attempt.${what}`;

/** An attempt in memory, for orders too long for the storage of the tab. */
const remembered = new Map<string, Attempt>();

/**
 * Returns the attempt of an order of one kind, such as `payment`. The same order keeps its nonce until it has a response
 * or is given up, over a closed panel and a reload too, so that trying again after a cut never takes effect twice.
 */
export function attemptOf(what: string, order: object, storage: Storage): Attempt {
  const unanswered = remembered.get(what) ?? readAttempt(what, storage);
  const attempt = attemptFor(order, unanswered, createNonce);
  remembered.set(what, attempt);
  try {
    storage.setItem(keyOf(what), JSON.stringify(attempt));
  } catch {
    // Memory alone has to do: only a reload forgets it.
  }
  return attempt;
}

/** Forgets an attempt that has a response or was given up: the same order again is another attempt. */
export function forgetAttempt(what: string, storage: Storage): void {
  remembered.delete(what);
  try {
    storage.removeItem(keyOf(what));
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function readAttempt(what: string, storage: Storage): Attempt | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(what)) ?? 'null') as Partial<Attempt> | null;
    return typeof kept?.nonce === 'string' && typeof kept.order === 'string'
      ? { nonce: kept.nonce, order: kept.order }
      : null;
  } catch {
    return null;
  }
}
