import type { AcceptPaymentRequest } from '@muara/contract/types';
import { nonceKey } from '../../domain/sales/index.ts';
import type { Seller } from '../../domain/sellers/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { PaymentRecord } from '../../world/ticket-records.ts';

/** Returns the key a payment is stored under; undefined for a request without a nonce. */
export function paymentNonce(ctx: Context, seller: Seller, { _ }: AcceptPaymentRequest): string | undefined {
  return _ === undefined ? undefined : nonceKey(ctx, seller, _);
}

/**
 * Returns the payment that this attempt already made.
 * A deposit and its balance may be equal, so only the nonce tells.
 */
export function earlierPayment(ctx: Context, seller: Seller, body: AcceptPaymentRequest): PaymentRecord | undefined {
  const nonce = paymentNonce(ctx, seller, body);
  return nonce === undefined ? undefined : ctx.world.tables.payments.one('nonce', nonce);
}
