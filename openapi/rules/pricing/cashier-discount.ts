import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import { checkDiscount, type DiscountToCheck } from './check-discount.ts';

export interface DiscountToApply extends Omit<DiscountToCheck, 'existing'> {
  /** The package price after bands: what a percentage is taken of. Neither food nor park package nor fee. */
  fare: Sen;
}

/**
 * What a cashier discount takes off (002 §9): RM as it stands, percent of the package price before food, rounded once.
 * A discount that `checkDiscount` refuses takes nothing off, so that a price is never below what is allowed.
 */
export function cashierDiscount(input: DiscountToApply): Sen {
  const { discount, fare } = input;
  if (!discount || !checkDiscount({ ...input, existing: false }).ok) return 0;
  return discount.type === '%' ? percentOf(fare, discount.value) : discount.value;
}
