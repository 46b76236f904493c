import { UNPAID_HOLD_MINUTES } from '@muara/contract/constants';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';

const MINUTE_MS = 60_000;

/**
 * Returns the minutes that a seat hold has left, rounded up; 0 when it is over, or there is none.
 * Never more than the length of a hold, even if the browser's clock is slow.
 */
export function minutesLeft(holdUntil: string | null, now: number): number {
  const end = holdUntil === null ? null : parseInstant(holdUntil);
  return end === null ? 0 : Math.min(UNPAID_HOLD_MINUTES, Math.max(0, Math.ceil((end - now) / MINUTE_MS)));
}

/** Returns the milliseconds until `minutesLeft` decreases; null once it is 0. */
export function untilNextMinute(holdUntil: string | null, now: number): number | null {
  const end = holdUntil === null ? null : parseInstant(holdUntil);
  return end === null || end <= now ? null : ((end - now - 1) % MINUTE_MS) + 1;
}
