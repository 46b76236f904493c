import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import { checkDiscount, type DiscountToCheck } from './check-discount.ts';

export interface DiscountToApply extends Omit<DiscountToCheck, 'existing'> {
  /** The package price after tiers, which a percentage applies to. Without food, park package and fee. */
  fare: Sen;
}

/**
 * Returns what a cashier discount deducts, in sen (002 §9).
 * RM as entered, or percent of the package price before food, rounded once. A discount that
 * `checkDiscount` refuses deducts nothing, so a price is never below what is allowed.
 */
export function cashierDiscount(input: DiscountToApply): Sen {
  const { discount, fare } = input;
  if (!discount || !checkDiscount({ ...input, existing: false }).ok) return 0;
  return discount.type === '%' ? percentOf(fare, discount.value) : discount.value;
}
