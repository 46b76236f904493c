import { binary } from '../../kernel/binary.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { parsePaymentResult } from './parse-payment-result.ts';
import { recordPaymentResult } from './record-payment-result.ts';

/** Tells the provider that its result was received; otherwise it sends it again. */
const RECEIVED = new TextEncoder().encode('RECEIVEOK');

/** Records a result that the payment provider sends to the server (002 §4.3). */
export const receivePaymentBackend: Handler<'receivePaymentBackend'> = ({ body }, ctx) => {
  const { events } = recordPaymentResult(ctx, parsePaymentResult(ctx.world, body));
  return reply(binary(RECEIVED, 'text/plain'), ...events);
};
