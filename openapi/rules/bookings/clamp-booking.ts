import { PRICED_CATEGORIES, type PricedCategory } from '../../generated/constants.ts';
import { countPassengers } from '../passengers/count-passengers.ts';
import { countOf } from '../passengers/count-of.ts';
import type { Counts } from '../passengers/counts.ts';

/** A dish of a booking with its portions by category. */
export interface BookedFood {
  id: number;
  quantities: Partial<Record<PricedCategory, number>>;
}

/**
 * Clamps the counts of a booking (002 §5.1).
 * Each is a whole number from 0 and all together stay within the maximum; the category typed last
 * gives way.
 */
export function clampBookingCounts(counts: Counts, category: PricedCategory, wanted: number, max: number): Counts {
  const others = countPassengers({ ...counts, [category]: 0 });
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : countOf(counts, category);
  return { ...counts, [category]: Math.min(whole, Math.max(0, max - others)) };
}

/** Clamps dishes to the passenger counts by category and drops dishes without portions (002 §5.1). */
export function clampBookedFoods(foods: readonly BookedFood[], counts: Counts): BookedFood[] {
  return foods
    .map(({ id, quantities }) => ({
      id,
      quantities: Object.fromEntries(
        PRICED_CATEGORIES.map((category) => {
          const wanted = quantities[category] ?? 0;
          const whole = Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : 0;
          return [category, Math.min(whole, countOf(counts, category))];
        }),
      ) as Partial<Record<PricedCategory, number>>,
    }))
    .filter(({ quantities }) => Object.values(quantities).some((count) => count > 0));
}
