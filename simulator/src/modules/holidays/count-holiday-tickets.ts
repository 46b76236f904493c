import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Returns how many upcoming tickets are sold for the days of a range. @throws Refusal dates_order */
export const countHolidayTickets: Handler<'countHolidayTickets'> = ({ query: { start, end } }, { world, rules }) => {
  if (end < start) throw new Refusal('dates_order', { field: 'end' });
  return countTickets(listUpcomingTickets(world, rules, { from: start, to: end }));
};
