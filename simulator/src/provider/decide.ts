import type { ProviderPaymentRecord } from '../world/online-records.ts';
import { nextNumber, type World } from '../world/world.ts';
import type { ReportOutcome, ResultReporter } from './report-result.ts';
import type { Reason } from './texts.ts';

/** After this long the shop hears of a late payment. */
export const LATE_MS = 45_000;

/** What a buyer can do on the provider's page, by the button's value. */
export const PAYMENT_CHOICES = ['pay', 'twice', 'late', 'fail', 'leave'] as const;

type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/** What the buyer of an open payment does. */
export interface ChosenOutcome {
  choice: PaymentChoice;
  /** Why the payment fails. */
  reason: Reason;
}

/** A payment that has ended. */
export interface DecidedPayment {
  payment: ProviderPaymentRecord;
  /** How the shop's server responded to the result; null while it has not been notified. */
  report: ReportOutcome | null;
}

/** Ends an open payment as the buyer chose. */
export function decide(
  reporter: ResultReporter,
  world: World,
  open: ProviderPaymentRecord,
  { choice, reason }: ChosenOutcome,
): DecidedPayment {
  const settle = (change: Partial<ProviderPaymentRecord>): ProviderPaymentRecord =>
    world.tables.providerPayments.update(open.id, change);
  if (choice === 'leave') return { payment: settle({ state: 'left' }), report: null };
  if (choice === 'fail') {
    const failed = settle({ state: 'failed', reason });
    return { payment: failed, report: reporter.now(world, failed) };
  }
  const number = String(nextNumber(world, 'provider')).padStart(9, '0');
  const paid = settle({ state: 'paid', transactionId: `T${number}` });
  if (choice === 'late') {
    reporter.later(world, paid, LATE_MS);
    return { payment: paid, report: null };
  }
  if (choice === 'twice') reporter.now(world, paid);
  return { payment: paid, report: reporter.now(world, paid) };
}
