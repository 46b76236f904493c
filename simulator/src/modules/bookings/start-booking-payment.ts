import { getBookingByKey, getBookingCommandState } from '../../domain/bookings/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { askProvider, startPayment } from '../payments/index.ts';
import { handOffPage, paymentPage } from './payment-page.ts';

/** Sends the buyer of a booking to the provider's payment page (002 §4.1). */
export const startBookingPayment: Handler<'startBookingPayment'> = ({ params, query }, ctx) => {
  const { value: booking, events } = askProvider(ctx, getBookingByKey(ctx, params.code, query.key));
  // An earlier attempt turned out to be paid: the page says so.
  if (events.length > 0 && !ctx.rules.checkBookingPayment(getBookingCommandState(booking)).ok)
    return reply(paymentPage(ctx, booking), ...events);
  const form = startPayment(ctx, booking);
  if (form === null) return reply(paymentPage(ctx, booking), ...events);
  return reply(handOffPage(ctx, booking, form.value), ...events, ...form.events);
};
