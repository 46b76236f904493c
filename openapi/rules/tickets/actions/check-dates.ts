import type { EpochMs } from '../../dates/local-date.ts';
import { OK } from '../../verdict.ts';
import { ticketFlags } from '../ticket-flags.ts';
import { findEndOrRequest, hasBoarded } from './find-end.ts';
import { type ActionVerdict, refuse, type TicketToChange } from './shapes.ts';

/**
 * Whether a departure can be moved (001 §5, 002 §4.1).
 * The ticket is dated, paid or booked, was not free, has no request and nobody aboard. A no-show can
 * be moved, and so can a booking whose date has passed; a rejected or canceled booking cannot.
 */
export function checkDepartureEdit(ticket: TicketToChange): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (ticket.depart_date === null) return refuse('departure_fixed');
  if (ticket.status === 'Rejected' || ticket.status === 'Canceled') return refuse('booking_ended');
  if (!ticket.is_paid && !ticket.booking) return refuse('ticket_not_paid');
  if (ticket.total_amount === 0) return refuse('ticket_free');
  return hasBoarded(ticket) ? refuse('ticket_used') : OK;
}

/**
 * Whether the last day of an open purchase can be changed (001 §5).
 * An agent's or an exhibition's, paid, with an expiry and no departure, not validated, expired,
 * refunded or voided, and without a request.
 */
export function checkExpiryEdit(ticket: TicketToChange, now: EpochMs): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  const batch = ticket.agent_id !== null || Boolean(ticket.exhibition);
  if (!batch || ticket.depart_date !== null || ticket.expired_at === null) return refuse('expiry_fixed');
  if (!ticket.is_paid) return refuse('ticket_not_paid');
  if (ticket.validated_at !== null) return refuse('ticket_used');
  return ticketFlags(ticket, now).expired ? refuse('ticket_expired') : OK;
}
