import { getBookingByCode, getBookingByKey, getBookingCommandState } from '../../domain/bookings/index.ts';
import { getActor } from '../../domain/people/index.ts';
import { presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { askProvider, startPayment } from '../payments/index.ts';
import { autocompleteUsers } from './autocomplete-users.ts';
import { bookingChoices } from './booking-choices.ts';
import { approveBooking, cancelBooking, rejectBooking } from './decide-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { findBookings } from './list-bookings.ts';
import { handOffPage, paymentPage } from './payment-page.ts';
import { printBooking } from './print-booking.ts';
import { resendEmail } from './resend-email.ts';
import { saveBooking } from './save-booking.ts';

/** The code that requests the form of a new booking. */
const NEW = 'new';

/** VVIP and charter bookings (002 §4.1, §7.1). */
export const bookings = {
  listBookings: ({ query }, ctx) => ({ ...findBookings(ctx.world, query), ...bookingChoices(ctx) }),

  getBooking({ params: { ticket_code: code } }, ctx) {
    const { session, rules } = ctx;
    const action = code === NEW ? 'Create' : 'View';
    if (!rules.hasPermission(getActor(session), 'Booking', action)) throw new Refusal('permission_denied');
    const ticket = code === NEW ? null : presentTicketFor(ctx, getBookingByCode(ctx.world, code));
    return { ticket, ...bookingChoices(ctx) };
  },

  deleteBooking({ params }, ctx) {
    return reply({ success: true }, deleteBooking(ctx, params.ticket_code));
  },

  saveBooking: ({ body }, ctx) => saveBooking(ctx, body),
  approveBooking: ({ body }, ctx) => approveBooking(ctx, body),
  rejectBooking: ({ body }, ctx) => rejectBooking(ctx, body),
  cancelBooking: ({ body }, ctx) => cancelBooking(ctx, body),

  resendBookingEmail({ params }, ctx) {
    return reply({ success: true }, resendEmail(ctx, params.code));
  },

  printBooking: ({ params }, ctx) => printBooking(ctx, getBookingByCode(ctx.world, params.code)),
  getPaymentPage: ({ params, query }, ctx) => paymentPage(ctx, getBookingByKey(ctx, params.code, query.key)),

  startBookingPayment({ params, query }, ctx) {
    const { value: booking, events } = askProvider(ctx, getBookingByKey(ctx, params.code, query.key));
    // An earlier attempt turned out to be paid: the page says so.
    if (events.length > 0 && !ctx.rules.checkBookingPayment(getBookingCommandState(booking)).ok)
      return reply(paymentPage(ctx, booking), ...events);
    const form = startPayment(ctx, booking);
    if (form === null) return reply(paymentPage(ctx, booking), ...events);
    return reply(handOffPage(ctx, booking, form.value), ...events, ...form.events);
  },

  autocompleteUsers: ({ params, query }, ctx) => ({ users: autocompleteUsers(ctx, params.field, query.search) }),
} satisfies Partial<Handlers>;
