import type { AuditLink } from './log-records.ts';
import type { TicketRecord } from './ticket-records.ts';

/** Returns the link from an audit entry to a purchase or booking. */
export function linkToTicket(ticket: TicketRecord): AuditLink {
  return { kind: ticket.bookingStatus ? 'booking' : 'ticket', id: ticket.id, code: ticket.code, name: null };
}
