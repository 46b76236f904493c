import type { Sen } from '../money/sen.ts';

/** Returns the change for cash tendered; 0 until it covers the total (002 §4.3). */
export function changeDue(total: Sen, tendered: Sen): Sen {
  return Math.max(0, tendered - total);
}
