import type { BookingSaved } from '@muara/contract/types';
import { NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import { presentTicket } from '../../domain/tickets/index.ts';
import type { BusinessEvent } from '../../events/business-event.ts';
import { type Reply, reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';

/** Returns the booking file with the caller's decision. */
export function decided({ session }: Context, { booking }: TicketRecord, note: string | undefined): BookingFile {
  return { ...(booking ?? NEW_BOOKING_FILE), note: note?.trim() ?? null, decidedById: session.user.id };
}

/** Returns the response of a decision, with its events. */
export function saved(
  { world, rules }: Context,
  booking: TicketRecord,
  ...events: readonly BusinessEvent[]
): Reply<BookingSaved> {
  return reply({ ticket: presentTicket(world, booking, rules), price_update: false }, ...events);
}
