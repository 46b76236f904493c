import { FOC_PACKAGE_NAME } from '../../../generated/constants.ts';
import { OK } from '../../verdict.ts';
import type { SubTicket } from '../sub-ticket-state.ts';
import { checkNotFrozen } from './check-not-frozen.ts';
import { findEnd, findEndOrRequest, hasBoarded } from './find-end.ts';
import { type ActionVerdict, type Asker, refuse, type TicketToChange } from './shapes.ts';

/** What decides whether a purchase can be voided. */
export type TicketToVoid = Pick<
  TicketToChange,
  | 'package'
  | 'is_paid'
  | 'status'
  | 'depart_date'
  | 'used'
  | 'validated_at'
  | 'partial_validate'
  | 'refunded_at'
  | 'canceled_at'
  | 'request_refund_at'
  | 'request_canceled_at'
  | 'total_ticket'
  | 'total_ticket_used'
  | 'total_ticket_voided'
  | 'total_ticket_to_void'
>;

/**
 * Whether a purchase can be voided, or its void requested (001 §4).
 * Nobody aboard, without a request, not 'Tour Guide FOC'. A purchase of RM 0 can be voided, which
 * releases its seats. Buyers void paid purchases only, the gate open or paid ones. A booking must be
 * approved: before that it is rejected instead, and it cannot be voided while it is being paid. Sold
 * or used tickets of an open purchase keep their state, so a purchase whose remaining tickets are all
 * sold or used cannot be voided.
 */
export function checkVoid(ticket: TicketToVoid, by: Asker): ActionVerdict {
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (ticket.package?.name === FOC_PACKAGE_NAME) return refuse('foc_fixed');
  if (by === 'buyer' && !ticket.is_paid) return refuse('ticket_not_paid');
  if (by === 'gate' && !ticket.is_paid && ticket.depart_date !== null) return refuse('ticket_not_paid');
  if (ticket.status && !VOIDABLE.has(ticket.status)) return refuse('booking_not_cancelable');
  const open = ticket.depart_date === null && by !== 'buyer';
  if (ticket.depart_date === null && isSoldOut(ticket)) return refuse('nothing_to_void');
  return ticket.used || (!open && hasBoarded(ticket)) || ticket.validated_at !== null ? refuse('ticket_used') : OK;
}

/** Whether a void of the batch would void none of its tickets, although some are still valid. */
function isSoldOut({ total_ticket, total_ticket_voided, total_ticket_to_void }: TicketToVoid): boolean {
  return total_ticket > total_ticket_voided && total_ticket_to_void === 0;
}

/** Booking states of a purchase that can be voided. */
const VOIDABLE: ReadonlySet<string> = new Set(['Approved', 'Deposit', 'Paid']);

/** Whether a void request can be approved: it is undecided, and nobody has boarded since. */
export function checkVoidApproval(ticket: TicketToChange): ActionVerdict {
  if (!ticket.request_canceled_at || findEnd(ticket)) return refuse('request_processed');
  const open = ticket.depart_date === null;
  return ticket.validated_at !== null || (!open && hasBoarded(ticket)) ? refuse('ticket_used') : OK;
}

/** Whether a void request can be rejected: it is undecided. */
export function checkVoidRejection(
  ticket: Pick<TicketToChange, 'request_canceled_at' | 'refunded_at' | 'canceled_at'>,
): ActionVerdict {
  return ticket.request_canceled_at && !findEnd(ticket) ? OK : refuse('request_processed');
}

/** Whether a sub-ticket can be voided, or its void requested: unused, valid and without a request. */
export function checkSubVoid(ticket: SubTicket): ActionVerdict {
  if (ticket.canceled_at) return refuse('ticket_voided');
  if (ticket.validated_at) return refuse('ticket_used');
  return ticket.request_canceled_at ? refuse('void_requested') : checkNotFrozen(ticket);
}

/** Whether the void of a sub-ticket can be approved: it is undecided, and the ticket is unused. */
export function checkSubVoidApproval(ticket: SubTicket): ActionVerdict {
  if (!ticket.request_canceled_at || ticket.canceled_at) return refuse('request_processed');
  return ticket.validated_at ? refuse('ticket_used') : checkNotFrozen(ticket);
}

/** Whether the void of a sub-ticket can be rejected: it is undecided. */
export function checkSubVoidRejection(ticket: SubTicket): ActionVerdict {
  return ticket.request_canceled_at && !ticket.canceled_at ? OK : refuse('request_processed');
}
