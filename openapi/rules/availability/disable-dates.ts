import type { DateRefusal } from '../../generated/constants.ts';
import { fromDayNumber, toDayNumber } from '../dates/day-number.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { dateChecker, type DateCode, findHoliday } from './check-date.ts';
import type { DateContext } from './shapes.ts';

export interface DatesToDisable extends DateContext {
  /** First and last date of the range, both included. */
  from: LocalDate;
  to: LocalDate;
  /** Dates on which no slot has seats or the tide closes every slot, if the caller knows them. */
  soldOut?: readonly LocalDate[];
  seatide?: readonly LocalDate[];
}

export interface DisabledDates {
  /** Ascending. */
  dates: LocalDate[];
  /** The reason for each date; `details` are the holiday's, null for other reasons. */
  reasons: Record<LocalDate, { code: DateRefusal; details: string | null }>;
}

const REASONS: Partial<Record<DateCode, DateRefusal>> = {
  date_past: 'past',
  date_holiday: 'holiday',
  date_vvip_lead: 'vvip_lead',
  date_package_ended: 'package_ended',
  date_too_far: 'too_far',
};

/**
 * Returns the dates of a range that cannot be chosen, each with its reason (002 §3.6, §9).
 * Uses the same rule as `checkDate`, so a calendar never offers what a sale refuses, and adds dates
 * without seats.
 */
export function disableDates(input: DatesToDisable): DisabledDates {
  const soldOut = new Set(input.soldOut);
  const seatide = new Set(input.seatide);
  const disabled: DisabledDates = { dates: [], reasons: {} };
  const check = dateChecker(input);
  const last = toDayNumber(input.to);
  for (let day = toDayNumber(input.from); day <= last; day++) {
    const date = fromDayNumber(day);
    const verdict = check(date);
    const code = verdict.ok ? emptyDate(date, soldOut, seatide) : REASONS[verdict.code];
    if (!code) continue;
    disabled.dates.push(date);
    const details = code === 'holiday' ? (findHoliday(input.holidays, date)?.details ?? null) : null;
    disabled.reasons[date] = { code, details };
  }
  return disabled;
}

function emptyDate(
  date: LocalDate,
  soldOut: ReadonlySet<LocalDate>,
  seatide: ReadonlySet<LocalDate>,
): DateRefusal | undefined {
  if (seatide.has(date)) return 'seatide';
  return soldOut.has(date) ? 'sold_out' : undefined;
}
