import type { Ticket } from '@muara/contract/types';
import { paymentOutcome } from './payment-outcome.ts';

interface PaymentToAwait {
  /** Fetches the ticket; null when the code is unknown. */
  ask(): Promise<Ticket | null>;
  /** Resolves after three seconds, once the page is visible and online. */
  pause(): Promise<void>;
  signal: AbortSignal;
}

/**
 * What a check of a payment found.
 * `heard`: the payment has an outcome. `unheard`: the bank has not responded. `missing`: the ticket does not exist.
 */
export type PaymentCheck =
  | { kind: 'heard'; ticket: Ticket }
  | { kind: 'unheard'; ticket: Ticket | null }
  | { kind: 'missing' };

const TIMES = 10;

/**
 * Asks up to ten times whether a payment has an outcome; null when aborted.
 * A failed request counts as one of them, so that a bad connection never turns into a failed payment.
 */
export async function awaitPayment({ ask, pause, signal }: PaymentToAwait): Promise<PaymentCheck | null> {
  let known: Ticket | null = null;
  for (let time = 1; time <= TIMES; time += 1) {
    if (time > 1) await pause();
    if (signal.aborted) return null;
    const answer = await ask().then(
      (ticket) => ({ ticket }),
      () => null,
    );
    if (signal.aborted) return null;
    if (answer === null) continue;
    if (answer.ticket === null) return { kind: 'missing' };
    known = answer.ticket;
    if (paymentOutcome(known) !== 'open') return { kind: 'heard', ticket: known };
  }
  return { kind: 'unheard', ticket: known };
}
