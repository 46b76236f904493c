import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { getAgent, getMine } from './get-mine.ts';
import { mineToChange } from './present-mine.ts';

/** Voids a ticket of the agent (001 §7). */
export const voidMyTicket: Handler<'voidMyTicket'> = ({ params }, ctx) => {
  const { world, rules, now } = ctx;
  const agent = getAgent(ctx);
  const before = getMine(world, agent.id, params);
  assertAllowed(rules.checkVoidMine(mineToChange(world, before)));
  world.tables.subTickets.update(before.id, { canceledAt: now, cancelById: agent.id });
  return reply({ success: true }, event('subTicket.voidedByAgent', { before }));
};
