import type { Context } from '../../kernel/handler.ts';
import type { Edited, Instant } from '../../world/records.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { editedBy } from '../edits/index.ts';
import { NEW_BOOKING_FILE } from './get-booking.ts';

const SECOND_MS = 1_000;

/**
 * Marks a booking as edited now by the caller, so that a stale form is refused; tickets have no file
 * to mark. The wire has whole seconds, so two edits within one second must differ.
 */
export function bookingEdited({ now, session }: Context, { bookingStatus, booking }: TicketRecord): BookingFile | null {
  if (bookingStatus === null) return booking;
  const file = booking ?? NEW_BOOKING_FILE;
  const after: Instant = file.updatedAt === null ? now : file.updatedAt + SECOND_MS;
  return { ...file, updatedAt: Math.max(now, after), updatedById: session.user.id };
}

/** Returns when a ticket or booking was last saved, and by whom. */
export function getLastEdit(world: World, { bookingStatus, booking, edited }: TicketRecord): Edited {
  if (bookingStatus === null) return edited ?? {};
  const { updatedAt, updatedById } = booking ?? NEW_BOOKING_FILE;
  return { updatedAt, updatedBy: updatedById === null ? null : (world.tables.users.get(updatedById)?.name ?? null) };
}

/** Returns the mark of the caller's edit: in the file of a booking, or on the ticket. */
export function markEdited(ctx: Context, ticket: TicketRecord): Pick<TicketRecord, 'booking' | 'edited'> {
  if (ticket.bookingStatus !== null) return { booking: bookingEdited(ctx, ticket) };
  return { booking: ticket.booking, edited: editedBy(ticket.edited ?? {}, ctx) };
}
