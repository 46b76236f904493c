import type { Ticket } from '@muara/contract/types';
import { paymentOutcome } from './payment-outcome.ts';

interface PaymentToAwait {
  /** Asks for the ticket; null when there is none of that code. */
  ask(): Promise<Ticket | null>;
  /** Resolves three seconds later, and not while nobody looks or the browser is offline. */
  pause(): Promise<void>;
  signal: AbortSignal;
}

/** `heard`: the payment has an outcome; `unheard`: the bank is silent; `missing`: there is no such ticket. */
export type PaymentCheck =
  | { kind: 'heard'; ticket: Ticket }
  | { kind: 'unheard'; ticket: Ticket | null }
  | { kind: 'missing' };

const TIMES = 10;

/**
 * Asks up to ten times whether a payment has an outcome. A question that fails is one of
 * them, so that a bad line never turns into a failed payment. Null once it is taken back.
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
