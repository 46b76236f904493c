import { listUpcomingTickets } from '../../domain/tickets/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getJetty } from './get-jetty.ts';
import { jettyChanged } from './jetty-changes.ts';

/**
 * Removes a jetty without upcoming tickets; old tickets keep its name.
 * @throws Refusal record_not_found, jetty_in_use
 */
export const deleteJetty: Handler<'deleteJetty'> = ({ params: { id } }, { world, rules, now }) => {
  const jetty = getJetty(world, id);
  const count = listUpcomingTickets(world, rules).filter(({ jettyId }) => jettyId === id).length;
  if (count > 0) throw new Refusal('jetty_in_use', { params: { count: String(count) } });
  world.tables.jetties.update(id, { deletedAt: now });
  return reply({ success: true }, jettyChanged(`Removed jetty ${jetty.name}`, jetty, null));
};
