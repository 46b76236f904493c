import { UNPAID_HOLD_MINUTES } from '@muara/contract/constants';
import { parseInstant } from '@muara/contract/rules';

const MINUTE_MS = 60_000;

/**
 * Whole minutes for which a hold still runs, the one that has begun included; 0 once it is over, or when there is none. Never
 * more than a hold lasts, should the clock of the browser be slow.
 */
export function minutesLeft(holdUntil: string | null, now: number): number {
  const end = holdUntil === null ? null : parseInstant(holdUntil);
  return end === null ? 0 : Math.min(UNPAID_HOLD_MINUTES, Math.max(0, Math.ceil((end - now) / MINUTE_MS)));
}

/** Milliseconds until `minutesLeft` is one less; null once it is 0. */
export function untilNextMinute(holdUntil: string | null, now: number): number | null {
  const end = holdUntil === null ? null : parseInstant(holdUntil);
  return end === null || end <= now ? null : ((end - now - 1) % MINUTE_MS) + 1;
}
