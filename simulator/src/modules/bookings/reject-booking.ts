import { getBooking, getBookingCommandState } from '../../domain/bookings/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { decided, saved } from './decision.ts';

/**
 * Rejects a booking and releases its seats (002 §5.1).
 * @throws Refusal ticket_not_found, request_processed, a field's own code
 */
export const rejectBooking: Handler<'rejectBooking'> = ({ body: form }, ctx) => {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingDecision(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const booking = world.tables.tickets.update(before.id, {
    bookingStatus: 'Rejected',
    booking: decided(ctx, before, form.booking_note),
  });
  return saved(ctx, booking, event('booking.rejected', { before, booking, mailed: form.send_email === 1 }));
};
