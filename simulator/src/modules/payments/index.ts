import type { Handlers } from '../../kernel/handler.ts';
import { receivePaymentBackend } from './receive-payment-backend.ts';
import { receivePaymentResponse } from './receive-payment-response.ts';

export { askProvider } from './ask-provider.ts';
export { getPaymentForm, lapsePayment, PAYMENT_LAPSE, startPayment } from './pay-booking.ts';

/** Results of the payment provider, for orders and bookings (002 §4.3). */
export const payments = { receivePaymentBackend, receivePaymentResponse } satisfies Partial<Handlers>;
