import type { Sen } from '../money/sen.ts';
import type { Lines } from './lines.ts';
import { refundableOf } from './refundable-of.ts';
import type { Balance } from './shapes.ts';
import { withoutZeros } from './without-zeros.ts';

/** What a refund does with the money of a purchase, in sen. */
export interface RefundPlan {
  /** What the buyer gets back: received money alone. */
  readonly amount: Sen;
  /** The debt of a Credit Facility that ends. */
  readonly canceledCredit: Sen;
  readonly lines: Lines;
}

/** Returns what a refund gives back, and which debts it ends. The transfer is paid out with the decision (001 §4). */
export function planRefund(balance: Balance): RefundPlan {
  const { outstanding, owed, kept } = balance;
  const amount = refundableOf(balance);
  const lines = withoutZeros({
    voidedUnpaid: outstanding,
    voidedCredit: owed,
    refundPromised: amount - kept,
    keptPromised: kept,
    refundPaidOut: amount,
  });
  return { amount, canceledCredit: owed, lines };
}
