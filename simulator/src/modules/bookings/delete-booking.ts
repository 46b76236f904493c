import { NEW_BOOKING_FILE, getBooking, getBookingCommandState } from '../../domain/bookings/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';

/**
 * Removes a pending or rejected booking and releases its seats.
 * It stays stored, but no list or search finds it (002 §2.2).
 * @throws Refusal ticket_not_found, booking_not_deletable
 */
export const deleteBooking: Handler<'deleteBooking'> = ({ params: { ticket_code: id } }, ctx) => {
  const { world, rules, now } = ctx;
  const before = getBooking(world, id);
  assertAllowed(rules.checkBookingDelete(getBookingCommandState(before)));
  world.tables.tickets.update(id, { booking: { ...(before.booking ?? NEW_BOOKING_FILE), deletedAt: now } });
  return reply({ success: true }, event('booking.removed', { before }));
};
