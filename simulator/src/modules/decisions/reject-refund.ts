import { getCommandState } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { getPurchase } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';

/** Rejects a requested refund (001 §4). */
export const rejectRefund: Handler<'rejectRefund'> = ({ params }, ctx) => {
  const before = getPurchase(ctx, params.id);
  assertAllowed(ctx.rules.checkRefundRejection(getCommandState(ctx.world, before)));
  const ticket = ctx.world.tables.tickets.update(before.id, { refund: null });
  return reply(presentDecided(ctx, ticket), event('ticket.refundRejected', { before, ticket }));
};
