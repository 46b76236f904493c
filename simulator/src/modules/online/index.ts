import { openDocument } from '../../domain/printing/index.ts';
import { binary } from '../../kernel/binary.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { parsePaymentResult, recordPaymentResult, returnUrl } from '../payments/index.ts';
import { buildAgentTicketsOf } from '../printing/index.ts';
import { blockedDatesOf } from './blocked-dates-of.ts';
import { requestRefund, searchRefundable } from './public-refund.ts';

/** Tells the provider that its result was received; otherwise it sends it again. */
const RECEIVED = new TextEncoder().encode('RECEIVEOK');

/** The public shop after the sale: provider payments, refund requests, dates (002 §4.3). */
export const online = {
  receivePaymentBackend({ body }, ctx) {
    recordPaymentResult(ctx, parsePaymentResult(ctx.world, body));
    return binary(RECEIVED, 'text/plain');
  },
  receivePaymentResponse: ({ body }, ctx) =>
    returnUrl(ctx, recordPaymentResult(ctx, parsePaymentResult(ctx.world, body))),
  requestPublicRefund: ({ body }, ctx) =>
    body.id === undefined ? searchRefundable(ctx, body.search) : requestRefund(ctx, body.id, body),
  listBlockedDates: ({ body }, ctx) => blockedDatesOf(ctx, body),
  buildAgentTickets: ({ params, query }, ctx) =>
    buildAgentTicketsOf(ctx, openDocument(ctx, params.code, query.key), query.progress === '1'),
} satisfies Partial<Handlers>;
