import { toRinggit } from '../money/to-ringgit.ts';
import type { ShownPrice } from './is-shown-price.ts';
import type { PricedOrder } from './shapes.ts';

/**
 * Returns a price as a buyer sees it, by wire names and in RM.
 * It has every field that `isShownPrice` compares.
 *
 * @param free free tickets that fit on the departure
 */
export function shownPriceToWire(priced: PricedOrder, free: number): Required<{ [Field in keyof ShownPrice]: number }> {
  return {
    amount: toRinggit(priced.base + priced.minisigua),
    amount_food: toRinggit(priced.food),
    amount_discount: toRinggit(priced.cashier),
    processing_fee: toRinggit(priced.fee),
    total_discount: toRinggit(priced.tier),
    total_amount: toRinggit(priced.total),
    free_tickets: free,
  };
}
