import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { countOf } from './count-of.ts';
import type { Counts } from './counts.ts';

/**
 * Returns how many passengers board: all eleven categories and free tickets (002 §3.2).
 * Each takes a seat and is printed and scanned, including babies.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function countPassengers(counts: Counts, free = 0): number {
  let passengers = free;
  for (const category of PASSENGER_CATEGORIES) passengers += countOf(counts, category);
  return passengers;
}
