import { getBookingCommandState, getBooking, NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';

/**
 * Removes a pending or rejected booking and releases its seats.
 * It stays stored, but no list or search finds it (002 §2.2).
 * @throws Refusal ticket_not_found, booking_not_deletable
 */
export function deleteBooking(ctx: Context, id: number): BusinessEvent {
  const { world, rules, now } = ctx;
  const before = getBooking(world, id);
  assertAllowed(rules.checkBookingDelete(getBookingCommandState(before)));
  world.tables.tickets.update(id, { booking: { ...(before.booking ?? NEW_BOOKING_FILE), deletedAt: now } });
  return event('booking.removed', { before });
}
