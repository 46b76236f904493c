import type { Sen } from '../money/sen.ts';
import type { Lines } from './lines.ts';
import { refundableOf } from './refundable-of.ts';
import type { Balance } from './shapes.ts';
import { withoutZeros } from './without-zeros.ts';

/** What a refund does with the money of a purchase, in sen. */
export interface RefundPlan {
  /** What the buyer gets back: received money only. */
  readonly amount: Sen;
  /** The debt of a Credit Facility that ends. */
  readonly canceledCredit: Sen;
  readonly lines: Lines;
}

/**
 * Returns what a refund pays back, and which debts it ends.
 * The approval is the only action in the operator's documents: it sets refunded_at, and nobody reports
 * a transfer afterwards (001 §4, §7). So the refund is promised and paid out in one posting. A surplus
 * is returned separately by `markSurplusPaidBack`, and posted then.
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
