import { toDayNumber } from './day-number.ts';
import { DAY_MS, type EpochMs, KL_OFFSET_MS, type LocalDate, MINUTE_MS } from './local-date.ts';

/** Returns the moment of a date in Kuala Lumpur, with minutes after midnight. */
export function toEpoch(date: LocalDate, minutes = 0): EpochMs {
  return toDayNumber(date) * DAY_MS + minutes * MINUTE_MS - KL_OFFSET_MS;
}
