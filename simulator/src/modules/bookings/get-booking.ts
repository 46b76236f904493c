import { getBookingByCode } from '../../domain/bookings/index.ts';
import { getActor } from '../../domain/people/index.ts';
import { presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { bookingChoices } from './booking-choices.ts';

/** The code that requests the form of a new booking. */
const NEW = 'new';

/** Returns the booking with a code, or the form of a new one (002 §7.1). */
export const getBooking: Handler<'getBooking'> = ({ params: { ticket_code: code } }, ctx) => {
  const { session, rules } = ctx;
  const action = code === NEW ? 'Create' : 'View';
  if (!rules.hasPermission(getActor(session), 'Booking', action)) throw new Refusal('permission_denied');
  const ticket = code === NEW ? null : presentTicketFor(ctx, getBookingByCode(ctx.world, code));
  return { ticket, ...bookingChoices(ctx) };
};
