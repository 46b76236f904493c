import type { Handler } from '../../kernel/handler.ts';
import { requestRefund, searchRefundable } from './public-refund.ts';

/** Finds what a buyer can have refunded, or requests the refund of one purchase (002 §4.3). */
export const requestPublicRefund: Handler<'requestPublicRefund'> = ({ body }, ctx) =>
  body.id === undefined ? searchRefundable(ctx, body.search) : requestRefund(ctx, body.id, body);
