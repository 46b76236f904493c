import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import type { EpochMs } from '@muara/contract/rules/dates/local-date';
import { timeWords } from '@/lib/time-words.messages.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** A request that waits longer than a day is highlighted, and more strongly after three days. */
type Urgency = 'fresh' | 'slow' | 'late';

interface Waiting {
  /** Such as `2 hours`. */
  words: string;
  urgency: Urgency;
}

/** Returns the time since an instant in its largest whole unit. */
export function waitingSince(instant: string, now: EpochMs): Waiting {
  const minutes = Math.max(0, Math.floor((now - (parseInstant(instant) ?? now)) / MINUTE_MS));
  const urgency = minutes < DAY ? 'fresh' : minutes < 3 * DAY ? 'slow' : 'late';
  if (minutes < 1) return { words: timeWords.underAMinute, urgency };
  if (minutes < HOUR) return { words: timeWords.minutes(minutes), urgency };
  if (minutes < DAY) return { words: timeWords.hours(Math.floor(minutes / HOUR)), urgency };
  return { words: timeWords.days(Math.floor(minutes / DAY)), urgency };
}

/** Returns how far a departure (YYYY-MM-DD) is from today, in words. */
export function departsIn(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / (DAY * MINUTE_MS));
  if (days === 0) return timeWords.today;
  if (days === 1) return timeWords.tomorrow;
  if (days > 1) return timeWords.inDays(days);
  return days === -1 ? timeWords.yesterday : timeWords.daysAgo(-days);
}
