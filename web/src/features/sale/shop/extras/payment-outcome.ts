import type { Ticket } from '@muara/contract/types';
import { minutesLeft } from './seat-hold.minutes.ts';

/** What has become of an online payment (002 §4.3). */
export type PaymentOutcome = 'paid' | 'partial' | 'failed' | 'open' | 'over';

export type TicketToPay = Pick<
  Ticket,
  'is_paid' | 'partial_paid' | 'error_desc' | 'expired' | 'hold_until' | 'canceled_at' | 'refunded_at'
>;

/** Paid, paid in part, failed or run out; `open` while the provider may still tell, `over` once voided or refunded. */
export function paymentOutcome(ticket: TicketToPay): PaymentOutcome {
  if (ticket.canceled_at !== null || ticket.refunded_at !== null) return 'over';
  if (ticket.is_paid) return 'paid';
  if (ticket.partial_paid) return 'partial';
  return ticket.error_desc !== null || ticket.expired ? 'failed' : 'open';
}

/** Whether an unpaid ticket still has its seats, so that it can be paid. */
export function canPayAgain(ticket: TicketToPay, now: number): boolean {
  const isOpen = paymentOutcome(ticket) !== 'over' && !ticket.is_paid && !ticket.expired;
  return isOpen && minutesLeft(ticket.hold_until, now) > 0;
}
