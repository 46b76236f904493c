import type { Rules } from '@muara/contract/rules';
import { listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { JettyRecord } from '../../world/records.ts';
import { seatsKey } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns the upcoming tickets on departures of a jetty that have more passengers than seats. */
export function listOverbookedTickets(world: World, rules: Rules, { id }: JettyRecord, seats: number): TicketRecord[] {
  const departures = new Map<string, TicketRecord[]>();
  for (const ticket of listUpcomingTickets(world, rules)) {
    if (ticket.jettyId !== id || ticket.departDate === null) continue;
    const key = seatsKey(id, ticket.departDate, ticket.slot);
    departures.set(key, [...(departures.get(key) ?? []), ticket]);
  }
  const passengersOf = (aboard: readonly TicketRecord[]) => aboard.reduce((sum, { heads }) => sum + heads, 0);
  return [...departures.values()].filter((aboard) => passengersOf(aboard) > seats).flat();
}
