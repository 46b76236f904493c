import type { SubTicket } from '@muara/contract/rules/tickets/sub-ticket-state';
import type { MyTicket } from '@muara/contract/types';
import { clock } from '@/lib/clock.ts';

/** What the rules judge of a ticket; what the wire does not carry follows from its state. */
export function stateOf(ticket: MyTicket): SubTicket {
  const { state, expired_at: ends } = ticket;
  return {
    sold: ticket.sold,
    user_id: ticket.user?.id ?? null,
    validated_at: ticket.validated_at,
    canceled_at: ticket.canceled_at,
    request_canceled_at: state === 'Pending Void' ? ticket.created_at : null,
    frozen_by: ticket.frozen_by,
    expired: state === 'Expired' || (ends !== null && Date.parse(ends) < clock.now()),
  };
}
