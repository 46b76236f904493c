import {
  FINAL_CLOSE_CODE,
  RECONNECT_INTERVAL_MS,
  RECONNECT_MAX_ATTEMPTS,
  RESTART_CLOSE_CODE,
  RESTART_INTERVAL_MAX_MS,
  RESTART_INTERVAL_MIN_MS,
} from '@muara/contract/constants';

/** The state after an unexpected close: `attempt` failures so far; each wait is attempt × interval. */
export interface Backoff {
  readonly attempt: number;
  readonly intervalMs: number;
}

export const FRESH: Backoff = { attempt: 0, intervalMs: RECONNECT_INTERVAL_MS };

/** `delayMs` null: wait for the user or the network. */
type AfterClose =
  | { readonly again: false }
  | { readonly again: true; readonly backoff: Backoff; readonly delayMs: number | null };

/**
 * Returns what follows an unexpected close (000 §4, 000 §9): code 3003 is final; code 1012 makes the
 * interval a random 5 to 14 s; attempts follow after 5, 10, 15, 20 and 25 s, then none until `FRESH` again.
 * @param random a number from 0 to below 1
 */
export function afterClose(code: number, { attempt, intervalMs }: Backoff, random: () => number): AfterClose {
  if (code === FINAL_CLOSE_CODE) return { again: false };
  const interval =
    code === RESTART_CLOSE_CODE
      ? Math.round(RESTART_INTERVAL_MIN_MS + random() * (RESTART_INTERVAL_MAX_MS - RESTART_INTERVAL_MIN_MS))
      : intervalMs;
  const backoff = { attempt: attempt + 1, intervalMs: interval };
  return { again: true, backoff, delayMs: attempt < RECONNECT_MAX_ATTEMPTS ? backoff.attempt * interval : null };
}
