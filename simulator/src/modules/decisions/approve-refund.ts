import { getCommandState } from '../../domain/tickets/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import type { TicketReversal } from '../../world/ticket-records.ts';
import { getPurchase } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';
import { refundPurchase } from './refund-purchase.ts';

/** Approves a requested refund (001 §4). */
export const approveRefund: Handler<'approveRefund'> = ({ params }, ctx) => {
  const ticket = getPurchase(ctx, params.id);
  assertAllowed(ctx.rules.checkRefundApproval(getCommandState(ctx.world, ticket)));
  const refund = ticket.refund as TicketReversal;
  const { value: done, events } = refundPurchase(ctx, ticket, { refund }, true);
  return reply(presentDecided(ctx, done), ...events);
};
