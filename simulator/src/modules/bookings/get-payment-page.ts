import { getBookingByKey } from '../../domain/bookings/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { paymentPage } from './payment-page.ts';

/** Returns the page on which a booking's buyer pays, as its email links to it (002 §4.1). */
export const getPaymentPage: Handler<'getPaymentPage'> = ({ params, query }, ctx) =>
  paymentPage(ctx, getBookingByKey(ctx, params.code, query.key));
