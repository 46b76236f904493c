import { appState } from './app-state.ts';
import { language } from './language.ts';

const DAY_MS = 86_400_000;

/** Days are 'YYYY-MM-DD' in the operator's calendar; UTC arithmetic keeps the browser's zone out. */
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return fromTime(toTime(day) + count * DAY_MS);
}

/** The same day of another month, held inside that month's length. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return fromTime(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(toTime(day)).getUTCDay() + 6) % 7;
}

/** Returns the weeks of a month, Monday first, filled with days of the neighbouring months. */
export function monthGrid(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekdayOf(first));
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let week = start; week < next; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  }
  return weeks;
}

/**
 * Returns the day that a key leads to in a date grid (APG); null for other keys.
 * Keys move by days, weeks or months, or to the ends of the week.
 */
export function dayByKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    default:
      return null;
  }
}

const formats = appState(() => {
  const isMalay = language.shown() === 'ms';
  const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    day: new Intl.DateTimeFormat(isMalay ? 'ms-MY' : 'en-GB', { ...date, weekday: 'short' }),
    date: new Intl.DateTimeFormat(isMalay ? 'ms-MY' : 'en-GB', date),
    month: new Intl.DateTimeFormat(isMalay ? 'ms-MY' : 'en-MY', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
});

/** 'Thu, 5 Mar 2026'. */
export const dayName = (day: string): string => formats.day.format(toTime(day));
/** '5 Mar 2026'. */
export const dateName = (day: string): string => formats.date.format(toTime(day));
/** 'March 2026'. */
export const monthName = (day: string): string => formats.month.format(toTime(day));
