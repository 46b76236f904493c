import { postSurplusPaidBack } from '../../domain/ledger/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { presentDecided } from './present-decided.ts';

/** Records that a surplus payment, which bought nothing, was paid back. */
export const markSurplusPaidBack: Handler<'markSurplusPaidBack'> = ({ body }, ctx) => {
  const { payments, tickets } = ctx.world.tables;
  const payment = payments.get(body.payment_id);
  if (!payment?.surplus) throw new Refusal('surplus_not_found', { field: 'payment_id' });
  if (payment.paidBack) throw new Refusal('request_processed');
  assertNoFieldErrors(ctx.rules.checkSurplusPaidBack(body));
  const { id: userId } = ctx.session.user;
  const reference = body.reference.trim();
  payments.update(payment.id, { paidBack: { at: ctx.now, userId, reference } });
  const before = tickets.must(payment.ticketId);
  const ticket = postSurplusPaidBack(ctx, payment, { userId, reference });
  return reply(presentDecided(ctx, ticket), event('surplus.paidBack', { before, ticket, payment, reference }));
};
