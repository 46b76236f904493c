import type { ErrorCode } from '../../../generated/errors.ts';
import type { TicketToChange } from './shapes.ts';

type Requests = Pick<TicketToChange, 'refunded_at' | 'canceled_at' | 'request_refund_at' | 'request_canceled_at'>;

/** Returns what ended a ticket: refunded outranks voided, because a refund also voids. @internal */
export function findEnd({ refunded_at, canceled_at }: Pick<Requests, 'refunded_at' | 'canceled_at'>): ErrorCode | null {
  if (refunded_at) return 'ticket_refunded';
  return canceled_at ? 'ticket_voided' : null;
}

/** Returns what ended a ticket, or its undecided request (001 §4). @internal */
export function findEndOrRequest(ticket: Requests): ErrorCode | null {
  const end = findEnd(ticket);
  if (end) return end;
  if (ticket.request_refund_at) return 'refund_requested';
  return ticket.request_canceled_at ? 'void_requested' : null;
}

/** Whether anyone has boarded, even only part of the group. @internal */
export function hasBoarded({
  validated_at,
  partial_validate,
  total_ticket_used,
}: Pick<TicketToChange, 'validated_at' | 'partial_validate' | 'total_ticket_used'>): boolean {
  return validated_at !== null || partial_validate.length > 0 || total_ticket_used > 0;
}
