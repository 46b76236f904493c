import { linkToTicket } from '../audit-link.ts';
import type { AuditRecord, Instant, UserRecord } from '../records.ts';
import type { TicketRecord } from '../ticket-records.ts';
import type { Sales } from './sales.ts';

/** As far back as the trail of a new world reaches. */
const MOST_ENTRIES = 200;

/** The trail of what staff did: sales, prints, decisions and drawers, the latest of them. */
export function seedAudit(users: readonly UserRecord[], { tickets, shifts }: Sales): AuditRecord[] {
  const entries: Omit<AuditRecord, 'id' | 'username'>[] = [];
  const add = (
    userId: number | null,
    module: string,
    action: string,
    createdAt: Instant,
    ticket?: TicketRecord,
  ): void => {
    if (userId !== null)
      entries.push({ userId, module, action, createdAt, link: ticket ? linkToTicket(ticket) : null });
  };
  for (const ticket of tickets.slice(-MOST_ENTRIES)) {
    if (ticket.bookingStatus)
      add(ticket.adminId, 'Booking', `Created booking ${ticket.code}`, ticket.createdAt, ticket);
    else add(ticket.adminId ?? ticket.agentId, 'Tickets', `Created ticket ${ticket.code}`, ticket.createdAt, ticket);
    if (ticket.refund?.doneAt != null)
      add(ticket.refund.adminId, 'Tickets', `Refunded ticket ${ticket.code}`, ticket.refund.doneAt, ticket);
    else if (ticket.cancel?.doneAt != null)
      add(ticket.cancel.adminId, 'Tickets', `Voided ticket ${ticket.code}`, ticket.cancel.doneAt, ticket);
    for (const print of ticket.printHistory) {
      if (print.reprintReason)
        add(print.userId, 'Tickets', `Reprinted receipt of ${ticket.code}: ${print.reprintReason}`, print.at, ticket);
    }
  }
  for (const shift of shifts.slice(-MOST_ENTRIES / 4)) {
    add(shift.userId, 'Users', `Started shift at ${shift.station ?? 'the exhibition'}`, shift.startedAt);
    if (shift.closedAt !== null)
      add(shift.userId, 'Users', `Closed shift at ${shift.station ?? 'the exhibition'}`, shift.closedAt);
  }
  const names = new Map(users.map(({ id, username }) => [id, username]));
  return entries
    .sort((a, b) => a.createdAt - b.createdAt)
    .slice(-MOST_ENTRIES)
    .map((entry, index) => ({ id: index + 1, username: names.get(entry.userId as number) as string, ...entry }));
}
