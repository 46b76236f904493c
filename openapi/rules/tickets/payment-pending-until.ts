import { PAYMENT_CHECK_MINUTES } from '../../generated/constants.ts';
import { type EpochMs, MINUTE_MS } from '../dates/local-date.ts';

/** One attempt to pay a ticket online. */
export interface PaymentAttempt {
  startedAt: EpochMs;
  /** The provider has reported it as paid or failed, or its time is over. */
  settled: boolean;
}

/** Returns until when the latest payment attempt blocks another; null when the buyer can pay now. */
export function paymentPendingUntil(attempt: PaymentAttempt | null, now: EpochMs): EpochMs | null {
  if (attempt === null || attempt.settled) return null;
  const until = attempt.startedAt + PAYMENT_CHECK_MINUTES * MINUTE_MS;
  return until > now ? until : null;
}
