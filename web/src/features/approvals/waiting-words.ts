import { parseInstant, type EpochMs } from '@muara/contract/rules';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a request waits may be no more than a day before it stands out, and three before it does so strongly. */
export type Urgency = 'fresh' | 'slow' | 'late';

export interface Waiting {
  /** Such as `2 hours`. */
  words: string;
  urgency: Urgency;
}

/** How long something has waited since an instant, in its largest whole unit. */
export function waitingSince(instant: string, now: EpochMs): Waiting {
  const minutes = Math.max(0, Math.floor((now - (parseInstant(instant) ?? now)) / MINUTE_MS));
  const urgency = minutes < DAY ? 'fresh' : minutes < 3 * DAY ? 'slow' : 'late';
  if (minutes < 1) return { words: 'less than a minute', urgency };
  if (minutes < HOUR) return { words: count(minutes, 'minute'), urgency };
  if (minutes < DAY) return { words: count(Math.floor(minutes / HOUR), 'hour'), urgency };
  return { words: count(Math.floor(minutes / DAY), 'day'), urgency };
}

/** How far a departure (YYYY-MM-DD) is from today, in words. */
export function departsIn(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / (DAY * MINUTE_MS));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${count(days, 'day')}`;
  return days === -1 ? 'yesterday' : `${count(-days, 'day')} ago`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
