import { getBookingCommandState, getBooking, NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import { bookingChanges } from './booking-changes.ts';

/**
 * Removes a pending or rejected booking and releases its seats.
 * It stays stored, but no list or search finds it (002 §2.2).
 * @throws Refusal ticket_not_found, booking_not_deletable
 */
export function deleteBooking(ctx: Context, id: number): void {
  const { world, rules, hub, now } = ctx;
  const before = getBooking(world, id);
  assertAllowed(rules.checkBookingDelete(getBookingCommandState(before)));
  world.tables.tickets.update(id, { booking: { ...(before.booking ?? NEW_BOOKING_FILE), deletedAt: now } });
  recordChange(ctx, 'bookings', {
    module: 'Booking',
    action: `Removed booking ${before.code}`,
    link: linkToTicket(before),
    changes: bookingChanges(world, before, null),
  });
  hub.refreshBubbles();
}
