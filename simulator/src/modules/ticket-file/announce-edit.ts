import type { CatalogueArea } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Audits an edit of a ticket or booking, and makes the windows that show it refetch. Call it last. */
export function announceEdit(
  ctx: Context,
  ticket: TicketRecord,
  action: string,
  changes: readonly AuditChange[],
): void {
  recordChange(ctx, areasOf(ticket), { module: getAuditModule(ticket), action, link: linkToTicket(ticket), changes });
}

/** Returns the audit module of a ticket or booking. */
export function getAuditModule({ bookingStatus }: TicketRecord): 'Booking' | 'Tickets' {
  return bookingStatus === null ? 'Tickets' : 'Booking';
}

function areasOf({ bookingStatus, expiredAt }: TicketRecord): CatalogueArea[] {
  return [
    'tickets',
    ...(bookingStatus === null ? [] : (['bookings'] as const)),
    ...(expiredAt === null ? [] : (['my_tickets'] as const)),
  ];
}
