import { fromDayNumber } from './day-number.ts';
import { DAY_MS, type EpochMs, KL_OFFSET_MS, type LocalDate } from './local-date.ts';

/** The date on the wall calendar in Kuala Lumpur at a moment, whatever zone the machine is in. */
export function toLocalDate(now: EpochMs): LocalDate {
  return fromDayNumber(Math.floor((now + KL_OFFSET_MS) / DAY_MS));
}
