/** From this change on, in sen, a typing error is more likely than that much cash. */
const UNUSUAL_CHANGE = 500_00;

/**
 * Returns whether the cashier must confirm so much change.
 * @param change in sen
 */
export function isUnusualChange(change: number): boolean {
  return change >= UNUSUAL_CHANGE;
}
