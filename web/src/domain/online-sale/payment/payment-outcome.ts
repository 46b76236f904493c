import type { Ticket } from '@muara/contract/types';
import { minutesLeft } from './minutes-left.ts';

/** The outcome of an online payment (002 §4.3). */
export type PaymentOutcome = 'paid' | 'partial' | 'failed' | 'open' | 'over';

export type TicketToPay = Pick<
  Ticket,
  'status' | 'is_paid' | 'partial_paid' | 'error_desc' | 'expired' | 'hold_until' | 'canceled_at' | 'refunded_at'
>;

/**
 * Returns a payment's outcome: `open` while the provider may report, `over` once voided or refunded.
 * The balance of a booking is a separate payment, which can be pending or fail after the deposit was paid.
 */
export function paymentOutcome(ticket: TicketToPay): PaymentOutcome {
  if (ticket.canceled_at !== null || ticket.refunded_at !== null) return 'over';
  if (ticket.is_paid) return 'paid';
  if (ticket.status === 'Processing Payment') return 'open';
  if (ticket.partial_paid && ticket.error_desc === null) return 'partial';
  return ticket.error_desc !== null || ticket.expired ? 'failed' : 'open';
}

/**
 * Returns whether an unpaid ticket can be paid now.
 * An order can while its seats are held, a booking until it is ended.
 */
export function canPayAgain(ticket: TicketToPay, now: number): boolean {
  const isOpen = paymentOutcome(ticket) !== 'over' && !ticket.is_paid && !ticket.expired;
  if (ticket.status !== null) return isOpen && (ticket.status === 'Approved' || ticket.status === 'Deposit');
  return isOpen && minutesLeft(ticket.hold_until, now) > 0;
}
