import { PRICED_CATEGORIES } from '../../generated/constants.ts';
import { countOf } from '../passengers/count-of.ts';
import type { Counts } from '../passengers/counts.ts';
import { OK, type Verdict } from '../verdict.ts';
import type { FoodToPrice } from './shapes.ts';

/**
 * Whether each category has at most as many portions of a dish as passengers (002 §5.3).
 * Each passenger can order each dish. When dishes are added to a ticket, the counts are the ticket's.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function checkFoods(
  foods: readonly Pick<FoodToPrice, 'quantities'>[],
  counts: Counts,
): Verdict<'food_exceeds_passengers'> {
  for (const { quantities } of foods) {
    for (const category of PRICED_CATEGORIES) {
      const max = countOf(counts, category);
      if (countOf(quantities, category) > max) {
        return { ok: false, code: 'food_exceeds_passengers', field: 'foods', params: { max: String(max) } };
      }
    }
  }
  return OK;
}
