import type { AcceptPaymentRequest } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import { isFresh, keepAttempt, nonceKey, orderKey } from '../sale/repeats.ts';
import type { Seller } from '../shop/seller.ts';

/** Under which name a payment is remembered, where the till gave it one. */
export function paymentNonce(ctx: Context, seller: Seller, { _ }: AcceptPaymentRequest): string | undefined {
  return _ === undefined ? undefined : nonceKey(ctx, seller, _);
}

/**
 * The payment that this attempt, or without a nonce the same payment at the same till a moment ago, has already taken: a
 * deposit and its rest may be the same amount, so that only this tells a repeat from the second half.
 */
export function earlierPayment(ctx: Context, seller: Seller, body: AcceptPaymentRequest): PaymentRecord | undefined {
  const { payments, attempts } = ctx.world.tables;
  const nonce = paymentNonce(ctx, seller, body);
  if (nonce !== undefined) return payments.one('nonce', nonce);
  const attempt = attempts.one('key', keyOf(ctx, seller, body));
  return attempt && isFresh(ctx, attempt) ? payments.by('ticket', attempt.ticketId).at(-1) : undefined;
}

/** Remembers a payment for the moment in which it must not be taken again. */
export function rememberPayment(ctx: Context, seller: Seller, body: AcceptPaymentRequest, booking: TicketRecord): void {
  keepAttempt(ctx, keyOf(ctx, seller, body), booking);
}

function keyOf(ctx: Context, seller: Seller, body: AcceptPaymentRequest): string {
  return `payment ${orderKey(ctx, seller, body)}`;
}
