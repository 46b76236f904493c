import type { Sen } from '../money/sen.ts';
import type { Lines } from './lines.ts';
import { refundableOf } from './refundable-of.ts';
import type { Balance, Receipt } from './shapes.ts';
import { withoutZeros } from './without-zeros.ts';

/** What a void does with the money of a purchase, in sen. */
export interface VoidPlan {
  /** Received money that is not paid back. It can be refunded later. */
  readonly kept: Sen;
  /** The debt of a Credit Facility that ends. */
  readonly canceledCredit: Sen;
  /** Cash returned to the buyer, by drawer. */
  readonly handedBack: readonly { readonly shiftId: number; readonly amount: Sen }[];
  /** The lines of the void, without the returned cash. */
  readonly lines: Lines;
}

/**
 * Returns what a void does with the money of a purchase (002 §4.4).
 * Cash is returned from the drawer while the shift that took it is open, all other money is kept, and
 * outstanding amounts are no longer owed.
 */
export function planVoid(
  balance: Balance,
  receipts: readonly Receipt[],
  isShiftOpen: (shiftId: number) => boolean,
): VoidPlan {
  let left = refundableOf(balance);
  const handedBack: { shiftId: number; amount: Sen }[] = [];
  for (const { amount, method, shiftId } of receipts) {
    if (method !== 'Cash' || shiftId === null || !isShiftOpen(shiftId)) continue;
    const back = Math.min(amount, left);
    if (back > 0) handedBack.push({ shiftId, amount: back });
    left -= back;
  }
  const { outstanding, owed } = balance;
  const lines = withoutZeros({ voidedUnpaid: outstanding, voidedCredit: owed, voidedKept: left });
  return { kept: left, canceledCredit: owed, handedBack, lines };
}
