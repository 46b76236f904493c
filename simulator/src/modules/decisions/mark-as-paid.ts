import { postCreditSettled } from '../../domain/ledger/index.ts';
import { getCommandState } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { getPurchase } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';

/** Settles a purchase on credit (001 §4). */
export const markAsPaid: Handler<'markAsPaid'> = ({ params }, ctx) => {
  const before = getPurchase(ctx, params.id);
  assertAllowed(ctx.rules.checkMarkAsPaid(getCommandState(ctx.world, before)));
  const ticket = postCreditSettled(ctx, before, ctx.session.user.id);
  return reply(presentDecided(ctx, ticket), event('creditFacility.settled', { before, ticket }));
};
