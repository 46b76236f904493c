import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import type { Ticket } from '@muara/contract/types';
import { canPayAgain, type TicketToPay } from './payment-outcome.ts';

/** The state of the order that this browser remembers as unpaid. */
type UnpaidOrderState = 'missing' | 'paid' | 'checking' | 'payable' | 'lapsed';

type OrderToCheck = TicketToPay & Pick<Ticket, 'payment_pending_until'>;

/** Returns the state of an order from the server's ticket, before anybody is invited to pay again. */
export function unpaidOrderState(ticket: OrderToCheck | null, now: number): UnpaidOrderState {
  if (ticket === null) return 'missing';
  if (ticket.is_paid || (ticket.partial_paid && ticket.error_desc === null)) return 'paid';
  if (isPaymentPending(ticket, now)) return 'checking';
  return canPayAgain(ticket, now) ? 'payable' : 'lapsed';
}

/** Whether a payment attempt may still be running, so that no other starts. */
export function isPaymentPending(
  { payment_pending_until: until }: Pick<Ticket, 'payment_pending_until'>,
  now: number,
): boolean {
  const end = until == null ? null : parseInstant(until);
  return end !== null && end > now;
}
