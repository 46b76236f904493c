import type { Sen } from '../money/sen.ts';

/** What goes back to a customer who hands over cash; 0 while it does not yet cover the total (002 §4.3). */
export function changeDue(total: Sen, tendered: Sen): Sen {
  return Math.max(0, tendered - total);
}
