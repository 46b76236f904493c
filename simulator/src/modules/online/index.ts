import type { Handlers } from '../../kernel/handler.ts';
import { listBlockedDates } from './list-blocked-dates.ts';
import { requestRefund, searchRefundable } from './public-refund.ts';

/** The public shop after the sale: refund requests, dates (002 §4.3). */
export const online = {
  requestPublicRefund: ({ body }, ctx) =>
    body.id === undefined ? searchRefundable(ctx, body.search) : requestRefund(ctx, body.id, body),
  listBlockedDates: ({ body }, ctx) => listBlockedDates(ctx, body),
} satisfies Partial<Handlers>;
