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

/**
 * Returns what a refund gives back, and which debts it ends. The approval is the only act that the operator's documents
 * know: it sets refunded_at, and nobody reports a transfer afterwards (001 §4, §7). So the refund is promised and paid out
 * in one posting. A surplus payment is returned by an act of its own, `markSurplusPaidBack`, and posted then.
 */
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
