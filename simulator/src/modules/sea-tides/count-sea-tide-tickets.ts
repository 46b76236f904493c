import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Returns how many upcoming tickets are sold for the slots that a morning tide closes (002 §9). */
export const countSeaTideTickets: Handler<'countSeaTideTickets'> = ({ query: { date } }, { world, rules }) => {
  const upcoming = listUpcomingTickets(world, rules, { from: date, to: date });
  const closed = upcoming.filter(({ jettyId, slot }) => {
    const times = slot === null ? null : rules.parseSlot(slot);
    return jettyId !== null && times && rules.isSeatideSlot({ jettyId, from: times.from, sessions: ['morning'] });
  });
  return countTickets(closed);
};
