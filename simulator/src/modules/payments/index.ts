export { askProvider } from './ask-provider.ts';
export { parsePaymentResult } from './parse-payment-result.ts';
export { getPaymentForm, lapsePayment, PAYMENT_LAPSE, startPayment } from './pay-booking.ts';
export { recordPaymentResult } from './record-payment-result.ts';
export { returnUrl } from './return-url.ts';
