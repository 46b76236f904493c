import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import type { Counts } from '../passengers/counts.ts';
import type { BoardingCategory, PassengersLeft } from './shapes.ts';

/** All categories in boarding order; free tickets come last. */
export const BOARDING_CATEGORIES: readonly BoardingCategory[] = [...PASSENGER_CATEGORIES, 'free'];

/**
 * Returns the passengers of a purchase who have not boarded, by category.
 * Babies and free tickets take seats like everyone else.
 *
 * @param boarded groups that have already boarded
 */
export function countLeft(
  { counts, free }: { counts: Counts; free: number },
  boarded: readonly { category: string; total: number }[],
): PassengersLeft[] {
  return BOARDING_CATEGORIES.flatMap((category) => {
    const all = category === 'free' ? free : (counts[category] ?? 0);
    const ahead = boarded.reduce((sum, part) => sum + (part.category === category ? part.total : 0), 0);
    return all > ahead ? [{ category, total: all - ahead }] : [];
  });
}
