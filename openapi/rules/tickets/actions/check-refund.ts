import { FOC_PACKAGE_NAME } from '../../../generated/constants.ts';
import { OK } from '../../verdict.ts';
import { findEndOrRequest, hasBoarded } from './find-end.ts';
import { type ActionVerdict, type Asker, refuse, type TicketToChange } from './shapes.ts';

/**
 * Whether a refund can be requested, or made directly (001 §4, §5).
 * Paid in whole or by a deposit, something to pay back, nobody aboard, no missed departure, not
 * expired, without a request, not 'Tour Guide FOC'. Staff refund dated tickets only: open ones are
 * voided. Staff can refund money that a void has kept.
 */
export function checkRefund(ticket: TicketToChange, by: Asker): ActionVerdict {
  const keptByVoid = by === 'staff' && hasKeptMoney(ticket);
  const end = keptByVoid ? findRequest(ticket) : findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (ticket.package?.name === FOC_PACKAGE_NAME) return refuse('foc_fixed');
  if (!ticket.is_paid && !ticket.partial_paid) return refuse('ticket_not_paid');
  if (ticket.total_amount === 0) return refuse('refund_free');
  if (ticket.no_show && !hasBoarded(ticket)) return refuse('refund_missed');
  if (ticket.used || hasBoarded(ticket)) return refuse('ticket_used');
  if (ticket.expired) return refuse('ticket_expired');
  return by === 'staff' && ticket.depart_date === null && !keptByVoid ? refuse('refund_open_ticket') : OK;
}

/** Whether a ticket was voided while its money was kept. */
function hasKeptMoney({ refunded_at, canceled_at, refund_amount }: TicketToChange): boolean {
  return !refunded_at && canceled_at !== null && (refund_amount ?? 0) > 0;
}

function findRequest({ request_refund_at }: TicketToChange): 'refund_requested' | null {
  return request_refund_at ? 'refund_requested' : null;
}

/**
 * Whether a refund request can be approved: it is undecided, and nobody has boarded since.
 * A ticket that was voided in the meantime can still be refunded: its buyer asked for the money.
 */
export function checkRefundApproval(ticket: TicketToChange): ActionVerdict {
  const waits = checkRefundRejection(ticket);
  if (!waits.ok) return waits;
  return hasBoarded(ticket) ? refuse('ticket_used') : OK;
}

/** Whether a refund request can be rejected: it is undecided. */
export function checkRefundRejection({
  request_refund_at,
  refunded_at,
}: Pick<TicketToChange, 'request_refund_at' | 'refunded_at'>): ActionVerdict {
  return request_refund_at && !refunded_at ? OK : refuse('request_processed');
}
