import type { Sen } from '../money/sen.ts';
import type { Bill } from './list-sale-lines.ts';
import { spreadAmount } from './spread-amount.ts';

/** One ticket of a purchase: the price of its seat and its park money before discounts, in sen. */
export interface PricedPart {
  readonly price: Sen;
  readonly park: Sen;
}

/**
 * Returns the price of each ticket of a purchase in order of issue, in sen.
 * Fare, park money and food less discounts, plus the fee, each spread in whole sen by largest
 * remainder. The tickets add up to the total of the purchase, and none is negative.
 */
export function partAmounts(bill: Bill, parts: readonly PricedPart[]): Sen[] {
  const prices = parts.map(({ price }) => price);
  const fares = spreadAmount(bill.amount - bill.minisigua, prices);
  const tiers = spreadAmount(bill.totalDiscount, fares);
  const parks = spreadAmount(
    bill.minisigua,
    parts.map(({ park }) => park),
  );
  const foods = spreadAmount(bill.amountFood, prices);
  const gross = parts.map((_, index) => at(fares, index) - at(tiers, index) + at(parks, index) + at(foods, index));
  const discounts = spreadAmount(bill.amountDiscount, gross);
  const net = gross.map((amount, index) => amount - at(discounts, index));
  const fees = spreadAmount(bill.processingFee, net);
  return net.map((amount, index) => amount + at(fees, index));
}

function at(shares: readonly Sen[], index: number): Sen {
  return shares[index] as Sen;
}
