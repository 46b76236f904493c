import { CASHIER_DISCOUNT_MAX_PERCENT, CASHIER_DISCOUNT_MAX_SEN } from '../../generated/constants.ts';
import type { Sen } from '../money/sen.ts';
import { OK, type Verdict } from '../verdict.ts';
import type { CashierDiscount } from './shapes.ts';

export interface DiscountToCheck {
  /** null while empty or not a number. */
  discount: CashierDiscount | null;
  /** Whether this shop allows cashier discounts at all. */
  enableDiscount: boolean;
  /** Whether an agent or tour guide discount is active, see `hasAgentPrice`. */
  agentPrice: boolean;
  /** Whether the sale or booking already has a discount. */
  existing: boolean;
  /** Package, park package and food before the discount, or the outstanding amount of a booking. */
  payable: Sen;
}

export type DiscountRefusal = 'discount_not_allowed' | 'discount_invalid' | 'discount_exceeds_total';

/**
 * Whether a cashier can give this discount (002 §5.3).
 * Not negative, at most 100 percent, or at most RM 1,000,000 and no more than the amount to pay; never
 * beside another discount.
 */
export function checkDiscount(input: DiscountToCheck): Verdict<DiscountRefusal> {
  const { discount, enableDiscount, agentPrice, existing, payable } = input;
  if (!enableDiscount || agentPrice || existing) return { ok: false, code: 'discount_not_allowed' };
  if (!discount || !isWithinLimits(discount)) return { ok: false, code: 'discount_invalid', field: 'discount_value' };
  if (discount.type === 'RM' && discount.value > payable) {
    return { ok: false, code: 'discount_exceeds_total', field: 'discount_value' };
  }
  return OK;
}

/** NaN, which an empty field can give, is not within limits. */
function isWithinLimits({ type, value }: CashierDiscount): boolean {
  return value >= 0 && value <= (type === '%' ? CASHIER_DISCOUNT_MAX_PERCENT : CASHIER_DISCOUNT_MAX_SEN);
}
