import { daysBetween, formatInstant, toEpoch } from '@muara/contract/rules';
import type { Instant, LocalDate } from './records.ts';

const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Returns the same day of the month `months` later, clamped to the end of that month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) + months;
  const first = getFirstDay(index);
  const last = daysBetween(first, getFirstDay(index + 1));
  return `${first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Returns the first day of a month counted from year 0. */
function getFirstDay(index: number): LocalDate {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns 23:59:59 of a date in Kuala Lumpur, when an open ticket expires. */
export function endOfDay(date: LocalDate): Instant {
  return toEpoch(date) + DAY_MS - SECOND_MS;
}

/** Returns an instant for the wire; null for null and undefined. */
export function toIso(instant: Instant | null | undefined): string | null {
  return instant == null ? null : formatInstant(instant);
}
