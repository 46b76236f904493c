import type { AuditLink } from './log-records.ts';
import type { TicketRecord } from './ticket-records.ts';

/** The link from an audit line to a purchase or booking. */
export function linkToTicket(ticket: TicketRecord): AuditLink {
  return { kind: ticket.bookingStatus ? 'booking' : 'ticket', id: ticket.id, code: ticket.code, name: null };
}
