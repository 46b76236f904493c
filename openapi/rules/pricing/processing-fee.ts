import { FPX_METHOD, FPX_MINIMUM_FEE_SEN } from '../../generated/constants.ts';
import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import type { ProcessingFee } from './shapes.ts';

/**
 * Returns what the payment method adds to a subtotal, in sen (002 §9).
 * A percentage of it, rounded once, or a fixed amount. FPX always costs at least RM 0.60. Nothing is
 * added when there is nothing to pay.
 *
 * @param fee the entry of the chosen method; null where it has none
 */
export function processingFee(subtotal: Sen, fee: ProcessingFee | null): Sen {
  if (subtotal === 0 || !fee) return 0;
  const computed = fee.type === '%' ? percentOf(subtotal, fee.amount) : fee.amount;
  return Math.max(computed, minimumFee(fee));
}

/** Returns the lowest fee of a method, in sen: 60 for FPX, otherwise 0. @internal */
export function minimumFee({ method }: ProcessingFee): Sen {
  return method.toUpperCase() === FPX_METHOD ? FPX_MINIMUM_FEE_SEN : 0;
}
