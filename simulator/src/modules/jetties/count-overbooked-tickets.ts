import type { Rules } from '@muara/contract/rules';
import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import { seatsKey } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getJetty } from './get-jetty.ts';

/**
 * Returns how many upcoming tickets are on departures that a lower seat limit would overbook.
 * @throws Refusal record_not_found
 */
export const countOverbookedTickets: Handler<'countOverbookedTickets'> = ({ query }, { world, rules }) => {
  const jetty = getJetty(world, query.id);
  return countTickets(listOverbookedTickets(world, rules, jetty, query.max_passenger));
};

function listOverbookedTickets(world: World, rules: Rules, { id }: JettyRecord, seats: number): TicketRecord[] {
  const departures = new Map<string, TicketRecord[]>();
  for (const ticket of listUpcomingTickets(world, rules)) {
    if (ticket.jettyId !== id || ticket.departDate === null) continue;
    const key = seatsKey(id, ticket.departDate, ticket.slot);
    departures.set(key, [...(departures.get(key) ?? []), ticket]);
  }
  const passengersOf = (aboard: readonly TicketRecord[]) => aboard.reduce((sum, { passengers }) => sum + passengers, 0);
  return [...departures.values()].filter((aboard) => passengersOf(aboard) > seats).flat();
}
