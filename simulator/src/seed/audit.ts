import { linkToTicket } from '../world/audit-link.ts';
import { addDays, toEpoch } from '@muara/contract/rules';
import type { AuditChange, AuditRecord, BugReportRecord } from '../world/log-records.ts';
import type { Instant, LocalDate, UserRecord } from '../world/records.ts';
import type { PrintEntry, TicketRecord } from '../world/ticket-records.ts';
import type { Sales } from './sales-input.ts';

/** As far back as the trail of a new world reaches. */
const MOST_ENTRIES = 200;

type Draft = Omit<AuditRecord, 'id' | 'username'>;

/** What was changed in the house lately, and by whom. */
const CHANGES: readonly {
  userId: number;
  module: string;
  action: string;
  daysAgo: number;
  minute: number;
  changes: readonly AuditChange[];
}[] = [
  {
    userId: 2,
    module: 'Settings',
    action: 'Saved the settings',
    daysAgo: 6,
    minute: 570,
    changes: [
      { field: 'agents_ticket_expiry_period', before: '3', after: '6' },
      { field: 'senior_min_age', before: '65', after: '60' },
    ],
  },
  {
    userId: 3,
    module: 'Users',
    action: 'Changed user cashier4',
    daysAgo: 4,
    minute: 980,
    changes: [{ field: 'shift', before: 'Shift 1 - Pagi', after: 'Shift 3 - Malam' }],
  },
  {
    userId: 2,
    module: 'Users',
    action: 'Changed user marketing',
    daysAgo: 2,
    minute: 655,
    changes: [
      { field: 'contact', before: '0123456700', after: '0123456789' },
      { field: 'policies.Popup', before: 'View', after: 'View, Create, Update' },
    ],
  },
];

/** The audit trail: the latest sales, prints, decisions, drawers, changes and reports. */
export function seedAudit(
  users: readonly UserRecord[],
  { tickets, shifts }: Sales,
  reports: readonly BugReportRecord[],
  today: LocalDate,
): AuditRecord[] {
  const entries: Draft[] = [];
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
        add(
          print.userId,
          'Tickets',
          `Reprinted ${findPrint(print)} of ${ticket.code}: ${print.reprintReason}`,
          print.at,
          ticket,
        );
    }
  }
  for (const shift of shifts.slice(-MOST_ENTRIES / 4)) {
    add(shift.userId, 'Users', `Started shift at ${shift.station ?? 'the exhibition'}`, shift.startedAt);
    if (shift.closedAt !== null)
      add(shift.userId, 'Users', `Closed shift at ${shift.station ?? 'the exhibition'}`, shift.closedAt);
  }
  const names = new Map(users.map(({ id, username }) => [id, username]));
  for (const { daysAgo, minute, ...change } of CHANGES)
    entries.push({ ...change, link: null, createdAt: toEpoch(addDays(today, -daysAgo), minute) });
  for (const { id, userId, createdAt, resolvedAt, resolvedBy } of reports) {
    add(userId, 'Support', `Sent report ${id}`, createdAt);
    if (resolvedAt !== null) add(resolvedBy, 'Support', `Resolved report ${id} of ${names.get(userId)}`, resolvedAt);
  }
  return entries
    .sort((a, b) => a.createdAt - b.createdAt)
    .slice(-MOST_ENTRIES)
    .map((entry, index) => ({ id: index + 1, username: names.get(entry.userId as number) as string, ...entry }));
}

function findPrint({ type, from, to }: PrintEntry): string {
  return from === null ? type : `${type} ${from} to ${to}`;
}
