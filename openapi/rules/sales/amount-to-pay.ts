import { percentOf } from '../money/percent-of.ts';

/**
 * What the next payment of a booking takes (002 §7.6): half of the total, rounded half up to the sen, for the deposit of
 * a payment in two parts; otherwise all that is open. Amounts in sen.
 */
export function amountToPay({ total, partial, paid }: { total: number; partial: boolean; paid: number }): number {
  return partial && paid === 0 ? percentOf(total, 50) : Math.max(0, total - paid);
}
