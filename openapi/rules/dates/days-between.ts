import { toDayNumber } from './day-number.ts';
import type { LocalDate } from './local-date.ts';

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}
