import type { Rules } from '@muara/contract/rules';
import type { LocalDate } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `November 2026`. */
export function monthName(date: LocalDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** Returns the days from the first of the month to a date, inclusive. */
export function listDaysOfMonth(today: LocalDate): LocalDate[] {
  const count = Number(today.slice(8, 10));
  return Array.from({ length: count }, (_, index) => `${today.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}

/** Returns the `count` days that end with a date. */
export function lastDays(rules: Rules, today: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => rules.addDays(today, index + 1 - count));
}

/**
 * Returns paid tickets, neither refunded nor voided, by day of payment (sales) or departure
 * (passengers).
 */
export function groupTickets(
  world: World,
  index: 'paidDay' | 'departDay',
  days: readonly LocalDate[],
): Readonly<TicketRecord>[] {
  return days.flatMap((day) => world.tables.tickets.by(index, day));
}
