import { formatInstant, toEpoch } from '@muara/contract/rules';
import type { Instant, LocalDate } from './records.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The same day of the month `months` later, clamped to that month's last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** 23:59:59 of a date in Kuala Lumpur: when an open ticket ends. */
export function endOfDay(date: LocalDate): Instant {
  return toEpoch(date) + DAY_MS - SECOND_MS;
}

/** An instant for the wire; null for nothing. */
export function toIso(instant: Instant | null | undefined): string | null {
  return instant == null ? null : formatInstant(instant);
}
