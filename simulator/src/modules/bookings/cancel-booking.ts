import { getBooking, getBookingCommandState } from '../../domain/bookings/index.ts';
import { voidTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { decided, saved } from './decision.ts';

/**
 * Voids an approved, unpaid booking (002 §4.1).
 * @throws Refusal ticket_not_found, booking_not_cancelable, a field's own code
 */
export const cancelBooking: Handler<'cancelBooking'> = ({ body: form }, ctx) => {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingCancel(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const file = decided(ctx, before, form.booking_note);
  voidTicket(ctx, before, file.note ?? '');
  const booking = world.tables.tickets.update(before.id, { booking: file });
  return saved(ctx, booking, event('booking.voided', { before, booking, mailed: form.send_email === 1 }));
};
