import { toDayNumber } from './day-number.ts';
import type { LocalDate } from './local-date.ts';

/** Returns how many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}
