import type { AuditLink } from './log-records.ts';
import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';

/** Returns the link from an audit entry to a purchase or booking. */
export function linkToTicket(ticket: TicketRecord): AuditLink {
  return { kind: ticket.bookingStatus ? 'booking' : 'ticket', id: ticket.id, code: ticket.code, name: null };
}

/** Returns the link from an audit entry to one ticket of a batch. */
export function linkToSubTicket({ id, code }: SubTicketRecord): AuditLink {
  return { kind: 'subTicket', id, code, name: null };
}
