import { toSen } from '../money/to-sen.ts';
import type { PricedOrder } from './shapes.ts';

/** The price that a buyer saw, by wire names: amounts in RM. A missing field was not sent. */
export interface ShownPrice {
  amount?: number | undefined;
  amount_food?: number | undefined;
  amount_discount?: number | undefined;
  processing_fee?: number | undefined;
  total_discount?: number | undefined;
  total_amount?: number | undefined;
  free_tickets?: number | undefined;
}

type PriceToCompare = Pick<PricedOrder, 'base' | 'minisigua' | 'food' | 'cashier' | 'fee' | 'tier' | 'total'>;

/**
 * Whether every amount sent matches the price to the sen, and the free tickets those that fit.
 * Two differences that cancel each other out are still differences (002 §4.3, §7.6).
 *
 * @param free free tickets that fit on the departure
 */
export function isShownPrice(shown: ShownPrice, priced: PriceToCompare, free: number): boolean {
  const agrees = (amount: number | undefined, sen: number): boolean => amount === undefined || toSen(amount) === sen;
  return (
    agrees(shown.amount, priced.base + priced.minisigua) &&
    agrees(shown.amount_food, priced.food) &&
    agrees(shown.amount_discount, priced.cashier) &&
    agrees(shown.processing_fee, priced.fee) &&
    agrees(shown.total_discount, priced.tier) &&
    agrees(shown.total_amount, priced.total) &&
    (shown.free_tickets === undefined || shown.free_tickets === free)
  );
}
