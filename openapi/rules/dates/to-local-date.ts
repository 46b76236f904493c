import { fromDayNumber } from './day-number.ts';
import { DAY_MS, type EpochMs, KL_OFFSET_MS, type LocalDate } from './local-date.ts';

/** Returns the date in Kuala Lumpur at a moment, regardless of the machine's zone. */
export function toLocalDate(now: EpochMs): LocalDate {
  return fromDayNumber(Math.floor((now + KL_OFFSET_MS) / DAY_MS));
}
