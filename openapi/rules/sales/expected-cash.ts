import type { Sen } from '../money/sen.ts';

/** The cash movements of a drawer during one shift, in sen. */
export interface DrawerMovements {
  /** Cash counted into the drawer at the start. */
  float: Sen;
  /**
   * Totals of tickets sold for cash, including refunded and voided ones.
   * A total is what stayed in the drawer (cash tendered less change), so change is not subtracted again.
   */
  sales: Sen;
  /** Cash taken for bookings, in the same way. */
  bookingPayments: Sen;
  /** Cash returned for voided tickets of this same shift. */
  voids: Sen;
}

/** Returns the cash that the drawer should contain when the shift is closed (002 §4.4). */
export function expectedCash({ float, sales, bookingPayments, voids }: DrawerMovements): Sen {
  return float + sales + bookingPayments - voids;
}

/** Returns counted less expected cash: positive when over, negative when short. */
export function cashDifference(counted: Sen, movements: DrawerMovements): Sen {
  return counted - expectedCash(movements);
}
