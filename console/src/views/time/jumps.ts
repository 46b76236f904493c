import type { ClockChange } from '@muara/contract/control';
import { addMonths } from '@/lib/calendar-days.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';

/** A step of the clock that testers need often. */
interface Jump {
  title: string;
  /** Returns the change that the step makes, at the time of a world; it never leads back. */
  change(now: string): ClockChange;
}

const MINUTE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

export const JUMPS: readonly Jump[] = [
  { title: '+ 1 min', change: () => ({ advance: 'PT1M' }) },
  { title: '+ 30 min', change: () => ({ advance: 'PT30M' }) },
  { title: '+ 1 h', change: () => ({ advance: 'PT1H' }) },
  { title: '+ 1 day', change: () => ({ advance: 'P1D' }) },
  // The last boats leave before 22:00.
  { title: 'Just before closing', change: (now) => next(now, '21:55') },
  // The nightly run is at 00:05.
  { title: 'Five past midnight', change: (now) => next(now, '00:05') },
  { title: 'End of the month', change: endOfMonth },
];

/** Returns the next time that a clock shows `time`. */
function next(now: string, time: string): ClockChange {
  const { day, minute } = read(now);
  return at(minute < time ? day : addDays(day, 1), time);
}

/** Returns five minutes before the month ends; in its last minutes that of the next month. */
function endOfMonth(now: string): ClockChange {
  const { day, minute } = read(now);
  const last = lastDay(day);
  return at(day === last && minute >= '23:55' ? lastDay(addDays(day, 1)) : last, '23:55');
}

const lastDay = (day: string): string => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
const at = (day: string, time: string): ClockChange => ({ now: `${day}T${time}:00+08:00` });

function read(now: string): { day: string; minute: string } {
  const [, day = '', minute = ''] = MINUTE.exec(now) ?? [];
  return { day, minute };
}
