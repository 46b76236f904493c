import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getAgent, listSelected } from './get-mine.ts';
import { assertAllowedFor } from './hand-out.ts';
import { mineToChange } from './present-mine.ts';

/** Marks tickets as sold outside the dashboard (001 §4): all of them, or none. */
export const markTicketsSold: Handler<'markTicketsSold'> = ({ body: { ticket_ids: ids } }, ctx) => {
  const { world, rules } = ctx;
  const selected = listSelected(world, getAgent(ctx).id, ids);
  for (const ticket of selected) assertAllowedFor(ticket, rules.checkMarkSold(mineToChange(world, ticket)));
  const parts = selected.map(({ id }) => world.tables.subTickets.update(id, { sold: true }));
  return reply({ success: true, total: parts.length }, event('subTickets.markedSold', { parts }));
};
