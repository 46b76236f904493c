import { RESEND_LOCK_MS } from '@muara/contract/constants';
import { NEW_BOOKING_FILE, getBookingByCode, getBookingCommandState } from '../../domain/bookings/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';

/**
 * Mails the current state of a booking again, at most once a minute (002 §9).
 * @throws Refusal ticket_not_found, email_missing, resend_too_soon
 */
export const resendBookingEmail: Handler<'resendBookingEmail'> = ({ params: { code } }, ctx) => {
  const { world, rules, now } = ctx;
  const booking = getBookingByCode(world, code);
  assertAllowed(rules.checkBookingMail(getBookingCommandState(booking)));
  const file = booking.booking ?? NEW_BOOKING_FILE;
  const wait = (file.resentAt ?? Number.NEGATIVE_INFINITY) + RESEND_LOCK_MS - now;
  // A world's clock may be set back; nobody should wait longer than the lock because of that.
  if (wait > 0 && wait <= RESEND_LOCK_MS)
    throw new Refusal('resend_too_soon', { params: { seconds: String(Math.ceil(wait / 1_000)) } });
  world.tables.tickets.update(booking.id, { booking: { ...file, resentAt: now } });
  return reply({ success: true }, event('booking.mailResent', { booking }));
};
