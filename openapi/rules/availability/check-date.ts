import { BOOKING_HORIZON_DAYS, VVIP_BLOCKED_DAYS } from '../../generated/constants.ts';
import { addDays } from '../dates/add-days.ts';
import { isLocalDate } from '../dates/is-local-date.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';
import { toLocalDate } from '../dates/to-local-date.ts';
import { OK, type Verdict } from '../verdict.ts';
import type { DateContext, Holiday } from './shapes.ts';

export interface DateToCheck extends DateContext {
  date: LocalDate | null;
}

export type DateCode =
  | 'date_required'
  | 'validation_failed'
  | 'date_past'
  | 'date_holiday'
  | 'date_vvip_lead'
  | 'date_package_ended'
  | 'date_too_far';

/**
 * Whether a boat can depart on a date in Kuala Lumpur (002 §9).
 * The date must not be in the past, a holiday (every jetty, every platform) or, outside the counter,
 * within the VVIP notice of today and the next three days. It must be within the package's dates and
 * within a year. Returns the first refusal, so that every blocked date has one reason.
 */
export function checkDate(input: DateToCheck): Verdict<DateCode> {
  return dateChecker(input)(input.date);
}

/** Returns `checkDate` for many dates of one context; what the dates share is computed once. @internal */
export function dateChecker(context: DateContext): (date: LocalDate | null) => Verdict<DateCode> {
  const today = toLocalDate(context.now);
  const firstWithNotice = needsNotice(context) ? addDays(today, VVIP_BLOCKED_DAYS) : today;
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  const { start, end } = packageDates(context.package);
  return (date) => {
    if (date === null) return refuse('date_required');
    if (!isLocalDate(date)) return refuse('validation_failed');
    if (date < today) return refuse('date_past');
    if (findHoliday(context.holidays, date)) return refuse('date_holiday');
    if (date < firstWithNotice) return refuse('date_vvip_lead');
    if ((start !== null && date < start) || (end !== null && date > end)) return refuse('date_package_ended');
    if (date > last) return refuse('date_too_far');
    return OK;
  };
}

/** Returns the holiday that includes a date, if any. */
export function findHoliday(holidays: readonly Holiday[], date: LocalDate): Holiday | undefined {
  return holidays.find(({ start, end }) => start <= date && date <= end);
}

function needsNotice({ vvip, platform, edit }: DateContext): boolean {
  return vvip && platform !== 'counter' && edit !== true;
}

/** Returns the first and last date of a package in Kuala Lumpur; null where it has none. */
function packageDates(dates: DateContext['package']): { start: LocalDate | null; end: LocalDate | null } {
  const toDate = (text: string | undefined): LocalDate | null => {
    const moment = text === undefined ? null : parseInstant(text);
    return moment === null ? null : toLocalDate(moment);
  };
  return { start: toDate(dates?.start_date), end: toDate(dates?.end_date) };
}

function refuse(code: DateCode): Verdict<DateCode> {
  return { ok: false, code, field: 'depart_date' };
}
