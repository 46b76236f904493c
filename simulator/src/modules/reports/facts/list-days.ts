import type { DayRange } from '@muara/contract/reports';
import type { Key } from '../../../world/index-keys.ts';

/** Returns the days of an index within a range, in order; all of them without a range. */
export function listDays(keys: readonly Key[], range?: DayRange): string[] {
  return keys
    .filter((key): key is string => typeof key === 'string')
    .filter((day) => isInRange(day, range))
    .sort();
}

/** Returns whether a day is within a range; always true without one. */
export function isInRange(day: string, range?: DayRange): boolean {
  return !range || (range.from <= day && day <= range.to);
}
