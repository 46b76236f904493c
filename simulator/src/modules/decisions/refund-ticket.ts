import { trimmed } from '../../domain/payments/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { namedBuyer, openForm, presentRefund, readRefundBank } from './refund-form.ts';
import { refundPurchase } from './refund-purchase.ts';

/** Refunds a purchase directly (001 §4). */
export const refundTicket: Handler<'refundTicket'> = ({ body }, ctx) => {
  const ticket = openForm(ctx, body);
  const note = trimmed(body.refund_note);
  const buyer = namedBuyer(ctx, ticket, body);
  const refund = { requestedAt: null, doneAt: null, adminId: null, note, bank: readRefundBank(ticket, body) };
  const { value: done, events } = refundPurchase(ctx, ticket, { buyer, refund }, false);
  return reply(presentRefund(ctx, done), ...events);
};
