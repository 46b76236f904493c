import type { CatalogueArea } from '@muara/contract/types';
import { NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import { editedBy } from '../../domain/edits/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { Edited, Instant } from '../../world/records.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';
import type { Session, World } from '../../world/world.ts';

const SECOND_MS = 1_000;

/** Audits an edit of a ticket or booking, and makes the windows that show it refetch. Call it last. */
export function announceEdit(
  ctx: Context,
  ticket: TicketRecord,
  action: string,
  changes: readonly AuditChange[],
): void {
  recordChange(ctx, areasOf(ticket), { module: moduleOf(ticket), action, link: linkToTicket(ticket), changes });
}

/** Returns the audit module of a ticket or booking. */
export function moduleOf({ bookingStatus }: TicketRecord): 'Booking' | 'Tickets' {
  return bookingStatus === null ? 'Tickets' : 'Booking';
}

/**
 * Marks a booking as edited now by the caller, so that a stale form is refused; tickets have no file
 * to mark. The wire has whole seconds, so two edits within one second must differ.
 */
export function bookingEdited({ now, session }: Context, { bookingStatus, booking }: TicketRecord): BookingFile | null {
  if (bookingStatus === null) return booking;
  const file = booking ?? NEW_BOOKING_FILE;
  const after: Instant = file.updatedAt === null ? now : file.updatedAt + SECOND_MS;
  return { ...file, updatedAt: Math.max(now, after), updatedById: (session as Session).user.id };
}

/** Returns when a ticket or booking was last saved, and by whom. */
export function lastEditOf(world: World, { bookingStatus, booking, edited }: TicketRecord): Edited {
  if (bookingStatus === null) return edited ?? {};
  const { updatedAt, updatedById } = booking ?? NEW_BOOKING_FILE;
  return { updatedAt, updatedBy: updatedById === null ? null : (world.tables.users.get(updatedById)?.name ?? null) };
}

/** Returns the mark of the caller's edit: in the file of a booking, or on the ticket. */
export function markEdited(ctx: Context, ticket: TicketRecord): Pick<TicketRecord, 'booking' | 'edited'> {
  if (ticket.bookingStatus !== null) return { booking: bookingEdited(ctx, ticket) };
  return { booking: ticket.booking, edited: editedBy(ticket.edited ?? {}, ctx) };
}

function areasOf({ bookingStatus, expiredAt }: TicketRecord): CatalogueArea[] {
  return [
    'tickets',
    ...(bookingStatus === null ? [] : (['bookings'] as const)),
    ...(expiredAt === null ? [] : (['my_tickets'] as const)),
  ];
}
