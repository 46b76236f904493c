import { OK } from '../../verdict.ts';
import { findEnd, findEndOrRequest } from './find-end.ts';
import { type ActionVerdict, refuse, type TicketToChange } from './shapes.ts';

/**
 * Whether a credit facility can be settled: something is owed on it, the purchase is neither refunded nor voided, and no
 * request is open (001 §4). A deposit on credit is owed even when the rest was paid in another way.
 */
export function checkMarkAsPaid(ticket: TicketToChange): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  return ticket.credit_owed > 0 ? OK : refuse('credit_not_pending');
}

/** Whether a terminal's ticket can be marked as paid: unpaid, neither refunded nor voided, and nothing asked (001 §7). */
export function checkForcePaid(ticket: TicketToChange): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (ticket.platform !== 'terminal') return refuse('terminal_only');
  return ticket.is_paid ? refuse('ticket_paid') : OK;
}

/** Whether the provider can be asked about a ticket again: unpaid, bought online, neither refunded nor voided. */
export function checkPaymentCheck(ticket: TicketToChange): ActionVerdict {
  const end = findEnd(ticket);
  if (end) return refuse(end);
  return ticket.is_paid ? refuse('ticket_paid') : OK;
}
