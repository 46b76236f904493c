import { OK } from '../../verdict.ts';
import { findEnd, findEndOrRequest } from './find-end.ts';
import { type ActionVerdict, refuse, type TicketToChange } from './shapes.ts';

/**
 * Whether a credit facility can be settled (001 §4).
 * Something is owed on it, the purchase is neither refunded nor voided, and no request is open. A
 * deposit on credit is owed even when the rest was paid in another way.
 */
export function checkMarkAsPaid(ticket: TicketToChange): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  return ticket.credit_owed > 0 ? OK : refuse('credit_not_pending');
}

/**
 * Whether a terminal's ticket can be marked as paid (001 §7).
 * It is unpaid, neither refunded nor voided, and without a request.
 */
export function checkForcePaid(ticket: TicketToChange): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (ticket.platform !== 'terminal') return refuse('terminal_only');
  return ticket.is_paid ? refuse('ticket_paid') : OK;
}

/**
 * Whether the provider can be asked about a ticket again.
 * It is unpaid, was bought online, and is neither refunded nor voided.
 */
export function checkPaymentCheck(ticket: TicketToChange): ActionVerdict {
  const end = findEnd(ticket);
  if (end) return refuse(end);
  return ticket.is_paid ? refuse('ticket_paid') : OK;
}
