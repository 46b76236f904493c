import { FPX_METHOD, FPX_MINIMUM_FEE_SEN } from '../../generated/constants.ts';
import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import type { ProcessingFee } from './shapes.ts';

/**
 * What the payment method adds to a subtotal (002 §9): a percentage of it, rounded once, or a fixed amount. FPX costs
 * at least RM 0.60, whichever of the two it is. Nothing is added where there is nothing to pay.
 *
 * @param fee the entry of the chosen method; null where it has none
 */
export function processingFee(subtotal: Sen, fee: ProcessingFee | null): Sen {
  if (subtotal === 0 || !fee) return 0;
  const computed = fee.type === '%' ? percentOf(subtotal, fee.amount) : fee.amount;
  return Math.max(computed, minimumFee(fee));
}

/** The least that a method charges, in sen: 60 for FPX, else 0. */
export function minimumFee({ method }: ProcessingFee): Sen {
  return method.toUpperCase() === FPX_METHOD ? FPX_MINIMUM_FEE_SEN : 0;
}
