import { DAY_MS, type EpochMs, KL_OFFSET_MS, MINUTE_MS } from './local-date.ts';

/** Returns the minutes since midnight in Kuala Lumpur at a moment: 0 … 1439. */
export function toLocalMinutes(now: EpochMs): number {
  const local = now + KL_OFFSET_MS;
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
}
