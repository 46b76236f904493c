import { appState } from './app-state.ts';
import { clock } from './clock.ts';
import { language } from './language.ts';
import { timeWords } from './time-words.messages.ts';

/** Every business date is Kuala Lumpur time, in any time zone of the browser. */
const ZONE = 'Asia/Kuala_Lumpur';

const formats = appState(() => {
  const locale = language.shown() === 'ms' ? 'ms-MY' : 'en-GB';
  const day = { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' } as const;
  return {
    day: new Intl.DateTimeFormat(locale, day),
    weekday: new Intl.DateTimeFormat(locale, { ...day, weekday: 'short' }),
  };
});
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const MINUTE_MS = 60_000;

/** `2026-03-05` or an instant → `5 Mar 2026`. */
export function formatDate(value: string): string {
  return formats.day.format(toDate(value));
}

/** `2026-03-05` or an instant → `Thu, 5 Mar 2026`. */
export function formatWeekday(value: string): string {
  return formats.weekday.format(toDate(value));
}

/** An instant → `14:02`. */
export function formatTime(instant: string): string {
  return TIME.format(toDate(instant));
}

/** An instant → `5 Mar 2026, 14:02`. */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** An instant → `5 Mar, 14:02`, with the year when it is not this one. */
export function formatShortMoment(instant: string): string {
  const date = formatDate(instant);
  const year = ` ${today().slice(0, 4)}`;
  return `${date.endsWith(year) ? date.slice(0, -year.length) : date}, ${formatTime(instant)}`;
}

/** Today in Kuala Lumpur as `YYYY-MM-DD`. */
export function today(): string {
  return ISO_DAY.format(clock.now());
}

/** `now`, `3 min ago`, `2 h ago`, `5 days ago`; an empty text for instants in the future. */
export function formatAgo(instant: string, now: number = clock.now()): string {
  const minutes = Math.floor((now - toDate(instant).getTime()) / MINUTE_MS);
  if (minutes < -1) return '';
  if (minutes < 1) return timeWords.now;
  if (minutes < 60) return timeWords.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return timeWords.hoursAgo(hours);
  const days = Math.floor(hours / 24);
  return days === 1 ? timeWords.yesterday : timeWords.daysAgo(days);
}

/** A date without time means noon in Kuala Lumpur, so no zone can move it to another day. */
function toDate(value: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+08:00` : value);
}
