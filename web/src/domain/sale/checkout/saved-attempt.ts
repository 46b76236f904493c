import { appState } from '@/lib/app-state.ts';
import { type Attempt, attemptFor, createNonce } from './attempt.ts';

const keyOf = (what: string): string => `muara.sale.attempt.${what}`;

/** Attempts in memory, for orders that are too long for the storage of the tab. */
const remembered = appState(() => ({ attempts: new Map<string, Attempt>() }));

/**
 * Returns the attempt of an order of one kind, such as `payment`.
 * The same order keeps its nonce until it has a response or is given up, also when a panel closes or the page reloads,
 * so that a retry after a lost connection never takes effect twice.
 */
export function attemptOf(what: string, order: object, storage: Storage): Attempt {
  const unanswered = remembered.attempts.get(what) ?? readAttempt(what, storage);
  const attempt = attemptFor(order, unanswered, createNonce);
  remembered.attempts.set(what, attempt);
  try {
    storage.setItem(keyOf(what), JSON.stringify(attempt));
  } catch {
    // Memory is enough: only a reload forgets it.
  }
  return attempt;
}

/** Forgets an attempt that has a response or was given up. The same order then starts a new one. */
export function forgetAttempt(what: string, storage: Storage): void {
  remembered.attempts.delete(what);
  try {
    storage.removeItem(keyOf(what));
  } catch {
    // Blocked storage has nothing to remove.
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
