import { fromDayNumber, toDayNumber } from './day-number.ts';
import type { LocalDate } from './local-date.ts';

/** Returns the date a number of days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}
