import { percentOf } from '../money/percent-of.ts';

/**
 * Returns the next payment of a booking, in sen (002 §7.6).
 * For the deposit of a payment in two parts, half of the total, rounded half up; otherwise the
 * outstanding amount.
 */
export function amountToPay({ total, partial, paid }: { total: number; partial: boolean; paid: number }): number {
  return partial && paid === 0 ? percentOf(total, 50) : Math.max(0, total - paid);
}
