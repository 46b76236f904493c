import type { BlockedDates } from '@muara/contract/types';
import { addDays, addMonths } from '@/lib/calendar-days.ts';
import type { DayRange } from './departures.queries.ts';

type BlockedReasons = BlockedDates['disable_reasons'];
type BlockedDay = BlockedReasons[string];

/** Returns the first and the last day of the month that contains a day or 'YYYY-MM'. */
export function daysOfMonth(month: string): DayRange {
  const from = `${month.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Returns the days of a month from today on; null when all are past. */
export function daysToCome(month: string, today: string): DayRange | null {
  const { from, to } = daysOfMonth(month);
  return to < today ? null : { from: from < today ? today : from, to };
}

/** Joins the blocked days of several months. */
export function joinBlockedDates(months: readonly (BlockedDates | undefined)[]): BlockedReasons {
  return Object.assign({}, ...months.map((month) => month?.disable_reasons ?? {}));
}

/**
 * Returns why a departure cannot move to a day; null if it can.
 * Only new VVIP orders need notice. The ticket's own day is never sold out for it: the ticket may hold the last seats
 * (001 §5).
 * @param own the day on which it departs now
 */
export function whyBlocked(reasons: BlockedReasons, day: string, own: string | null): BlockedDay | null {
  const reason = reasons[day];
  if (reason === undefined || reason.code === 'vvip_lead') return null;
  return reason.code === 'sold_out' && day === own ? null : reason;
}
