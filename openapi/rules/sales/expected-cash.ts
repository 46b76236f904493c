import type { Sen } from '../money/sen.ts';

/** What went through a drawer during one shift, in sen. */
export interface DrawerMovements {
  /** Cash counted into the drawer at the start. */
  float: Sen;
  /**
   * Totals of the tickets sold for cash, refunded and voided ones included. A total is what stayed in the drawer (cash
   * received less change), so change is not taken off again.
   */
  sales: Sen;
  /** Cash taken for bookings, by the same measure. */
  bookingPayments: Sen;
  /** Cash handed back for tickets of this same shift that were voided. */
  voids: Sen;
}

/** The cash that should lie in the drawer when the shift is closed (002 §4.4). */
export function expectedCash({ float, sales, bookingPayments, voids }: DrawerMovements): Sen {
  return float + sales + bookingPayments - voids;
}

/** Counted less expected: positive when over, negative when short. */
export function cashDifference(counted: Sen, movements: DrawerMovements): Sen {
  return counted - expectedCash(movements);
}
