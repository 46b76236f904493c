import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { countOf } from './count-of.ts';
import type { Counts } from './counts.ts';

/**
 * How many people board: all eleven categories, babies included, and the free heads (002 §3.2). This is what occupies
 * seats and what is printed and scanned.
 *
 * @throws RangeError when a count is not a whole number from 0 up
 */
export function countHeads(counts: Counts, free = 0): number {
  let heads = free;
  for (const category of PASSENGER_CATEGORIES) heads += countOf(counts, category);
  return heads;
}
