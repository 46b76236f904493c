import { fromDayNumber, toDayNumber } from './day-number.ts';
import type { LocalDate } from './local-date.ts';

/** The date so many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}
