import type { Sen } from '../money/sen.ts';
import type { Lines } from './lines.ts';
import { withoutZeros } from './without-zeros.ts';

/** The bill of a purchase, in sen. */
export interface Bill {
  /** The price of the package before discounts, including park money. */
  readonly amount: Sen;
  readonly minisigua: Sen;
  readonly amountFood: Sen;
  readonly totalDiscount: Sen;
  readonly amountDiscount: Sen;
  readonly processingFee: Sen;
}

/** Returns the lines of a sale, item by item. */
export function listSaleLines(bill: Bill): Lines {
  return withoutZeros({
    soldPackage: bill.amount - bill.minisigua,
    soldPark: bill.minisigua,
    soldFood: bill.amountFood,
    tierDiscount: bill.totalDiscount,
    staffDiscount: bill.amountDiscount,
    fee: bill.processingFee,
  });
}
