import type { Rules } from '@muara/contract/rules';
import { allJetties } from '../../domain/catalogue/index.ts';
import { listBoardings } from '../../world/boardings.ts';
import type { LocalDate } from '../../world/records.ts';
import { isEnded } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { World } from '../../world/world.ts';
import { listAboard } from './list-aboard.ts';

/** A slot of a jetty on a day, with its paid tickets and trips. */
export interface DepartureCount {
  readonly jettyId: number;
  readonly slot: string | null;
  readonly tickets: TicketRecord[];
  readonly trips: TripRecord[];
}

/**
 * Returns the departures of a day: every slot of every jetty, and others with tickets or trips.
 * O(the day).
 */
export function listDepartures(world: World, rules: Rules, date: LocalDate): DepartureCount[] {
  const departures = new Map<string, DepartureCount>();
  const find = (jettyId: number, slot: string | null): DepartureCount => {
    const key = `${jettyId}|${slot ?? ''}`;
    const found = departures.get(key) ?? { jettyId, slot, tickets: [], trips: [] };
    departures.set(key, found);
    return found;
  };
  for (const { id, slots } of allJetties(world).filter(({ active }) => active))
    for (const slot of slots.length === 0 ? [null] : slots) find(id, slot && rules.slotLabel(slot));
  for (const ticket of world.tables.tickets.by('departDay', date))
    if (ticket.jettyId !== null && !ticket.diningOnly && !isEnded(ticket))
      find(ticket.jettyId, ticket.slot).tickets.push(ticket);
  for (const trip of world.tables.trips.by('day', date))
    find(trip.jettyId, rules.parseSlot(trip.time) ? trip.time : null).trips.push(trip);
  return [...departures.values()];
}

/** Returns how many passengers of a ticket have boarded, on any trip. */
export function countBoarded(ticket: TicketRecord): number {
  return listBoardings(ticket).reduce((sum, { passengers }) => sum + passengers, 0);
}

/** Returns the passengers aboard a departure's trips: all, and those without a ticket for it. */
export function countTripPassengers(
  world: World,
  { tickets, trips }: DepartureCount,
): { aboard: number; walkUps: number } {
  const own = new Set(tickets.map(({ code }) => code));
  const aboard = trips.flatMap(({ tripId }) => listAboard(world, tripId));
  return {
    aboard: sumPassengers(aboard),
    walkUps: sumPassengers(aboard.filter(({ code }) => !own.has(code))),
  };
}

function sumPassengers(tickets: readonly { passengers: number }[]): number {
  return tickets.reduce((sum, { passengers }) => sum + passengers, 0);
}
