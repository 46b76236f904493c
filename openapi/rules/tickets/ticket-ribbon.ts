import type { Ribbon } from '../../generated/constants.ts';
import { isFoc } from './is-foc.ts';
import type { TicketState } from './shapes.ts';

/**
 * Returns the ribbon of a ticket, the one word that summarises it (001 §2).
 * What ended a ticket outranks a request, and both outrank the payment: Refunded, Void, Expired, No
 * Show, FOC, Pending, Booking Charter or Booking (unpaid), Unpaid, Paid.
 */
export function ticketRibbon(ticket: TicketState): Ribbon {
  if (ticket.refunded_at) return 'Refunded';
  if (ticket.canceled_at) return 'Void';
  if (ticket.expired) return 'Expired';
  if (ticket.no_show) return 'No Show';
  if (isFoc(ticket)) return 'FOC';
  if (ticket.request_refund_at || ticket.request_canceled_at) return 'Pending';
  if (ticket.is_paid) return 'Paid';
  if (ticket.booking) return ticket.vvip_charter ? 'Booking Charter' : 'Booking';
  return 'Unpaid';
}
