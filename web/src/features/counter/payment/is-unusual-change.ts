/** From this change on, in sen, somebody has more likely typed a wrong figure than handed over that much. */
const UNUSUAL_CHANGE = 500_00;

/** Returns whether the cashier is asked before so much change is given. @param change in sen */
export function isUnusualChange(change: number): boolean {
  return change >= UNUSUAL_CHANGE;
}
