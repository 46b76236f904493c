import { daysBetween, formatInstant, toEpoch } from '@muara/contract/rules';
import type { Instant, LocalDate } from './records.ts';

const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The same day of the month `months` later, clamped to that month's last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) + months;
  const first = firstOf(index);
  const last = daysBetween(first, firstOf(index + 1));
  return `${first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** The first day of a month that is counted from the year 0. */
function firstOf(index: number): LocalDate {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** 23:59:59 of a date in Kuala Lumpur: when an open ticket ends. */
export function endOfDay(date: LocalDate): Instant {
  return toEpoch(date) + DAY_MS - SECOND_MS;
}

/** An instant for the wire; null for nothing. */
export function toIso(instant: Instant | null | undefined): string | null {
  return instant == null ? null : formatInstant(instant);
}
