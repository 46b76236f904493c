import type { Ticket } from '@muara/contract/types';
import { minutesLeft } from './seat-hold.minutes.ts';

/** What has become of an online payment (002 §4.3). */
export type PaymentOutcome = 'paid' | 'partial' | 'failed' | 'open';

export type TicketToPay = Pick<Ticket, 'is_paid' | 'partial_paid' | 'error_desc' | 'expired' | 'hold_until'>;

/** Paid, paid in part, failed or run out; `open` while the provider may still tell. */
export function paymentOutcome(ticket: TicketToPay): PaymentOutcome {
  if (ticket.is_paid) return 'paid';
  if (ticket.partial_paid) return 'partial';
  return ticket.error_desc !== null || ticket.expired ? 'failed' : 'open';
}

/** Whether an unpaid ticket still has its seats, so that it can be paid. */
export function canPayAgain({ is_paid: isPaid, expired, hold_until: holdUntil }: TicketToPay, now: number): boolean {
  return !isPaid && !expired && minutesLeft(holdUntil, now) > 0;
}
