import { binary } from '../../kernel/binary.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { parsePaymentResult } from './parse-payment-result.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { returnUrl } from './return-url.ts';

export { askProvider } from './ask-provider.ts';
export { getPaymentForm, lapsePayment, PAYMENT_LAPSE, startPayment } from './pay-booking.ts';

/** Tells the provider that its result was received; otherwise it sends it again. */
const RECEIVED = new TextEncoder().encode('RECEIVEOK');

/** Results of the payment provider, for orders and bookings (002 §4.3). */
export const payments = {
  receivePaymentBackend({ body }, ctx) {
    const { events } = recordPaymentResult(ctx, parsePaymentResult(ctx.world, body));
    return reply(binary(RECEIVED, 'text/plain'), ...events);
  },
  receivePaymentResponse({ body }, ctx) {
    const { value: ticket, events } = recordPaymentResult(ctx, parsePaymentResult(ctx.world, body));
    return reply(returnUrl(ctx, ticket), ...events);
  },
} satisfies Partial<Handlers>;
