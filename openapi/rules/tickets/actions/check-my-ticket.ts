import { OK } from '../../verdict.ts';
import { type SubTicket, subTicketState } from '../sub-ticket-state.ts';
import { checkNotFrozen } from './check-not-frozen.ts';
import { type ActionVerdict, refuse } from './shapes.ts';

/** A ticket of an agent's batch, with where the batch was bought. */
export interface MyTicketToChange extends SubTicket {
  platform: string;
}

/** Whether an agent can mark a ticket sold: it is available (001 §5). */
export function checkMarkSold(ticket: SubTicket): ActionVerdict {
  return subTicketState(ticket) === 'Available' ? checkNotFrozen(ticket) : refuse('ticket_not_available');
}

/** Whether an agent can send a ticket to a customer: available and not bought at a counter (001 §5). */
export function checkSendToUser(ticket: MyTicketToChange): ActionVerdict {
  const available = checkMarkSold(ticket);
  if (!available.ok) return available;
  return ticket.platform === 'counter' ? refuse('counter_ticket') : OK;
}

/**
 * Whether a sent ticket can be emailed to its holder again, or the address be corrected.
 * It was sent, and can still be used.
 */
export function checkResendMine(ticket: SubTicket): ActionVerdict {
  if (ticket.canceled_at) return refuse('ticket_voided');
  if (ticket.validated_at) return refuse('ticket_used');
  if (ticket.user_id === null) return refuse('ticket_not_sent');
  return ticket.expired ? refuse('ticket_expired') : checkNotFrozen(ticket);
}

/** Whether an agent can void a ticket: available or sold (001 §7). */
export function checkVoidMine(ticket: SubTicket): ActionVerdict {
  switch (subTicketState(ticket)) {
    case 'Voided':
      return refuse('ticket_voided');
    case 'Used':
      return refuse('ticket_used');
    case 'Pending Void':
      return refuse('void_requested');
    case 'Expired':
      return refuse('ticket_expired');
    default:
      return checkNotFrozen(ticket);
  }
}
