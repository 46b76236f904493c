import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { parsePaymentResult } from './parse-payment-result.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { returnUrl } from './return-url.ts';

/** Records a result that the buyer brings back, and returns the page to show (002 §4.3). */
export const receivePaymentResponse: Handler<'receivePaymentResponse'> = ({ body }, ctx) => {
  const { value: ticket, events } = recordPaymentResult(ctx, parsePaymentResult(ctx.world, body));
  return reply(returnUrl(ctx, ticket), ...events);
};
