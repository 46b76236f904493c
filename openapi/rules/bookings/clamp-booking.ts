import { PRICED_CATEGORIES, type PricedCategory } from '../../generated/constants.ts';
import { countHeads } from '../passengers/count-heads.ts';
import { countOf } from '../passengers/count-of.ts';
import type { Counts } from '../passengers/counts.ts';

/** A dish of a booking, and how many of it per category. */
export interface BookedFood {
  id: number;
  quantities: Partial<Record<PricedCategory, number>>;
}

/**
 * Counts of a booking as far as they fit: whole, from 0 up, and all together within the maximum, the category that was
 * typed last giving way (002 §5.1).
 */
export function clampBookingCounts(counts: Counts, category: PricedCategory, wanted: number, max: number): Counts {
  const others = countHeads({ ...counts, [category]: 0 });
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : countOf(counts, category);
  return { ...counts, [category]: Math.min(whole, Math.max(0, max - others)) };
}

/** Dishes between nothing and the party, per category; one that nobody has is dropped (002 §5.1). */
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
