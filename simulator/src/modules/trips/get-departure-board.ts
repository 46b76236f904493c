import { type Rules, formatInstant } from '@muara/contract/rules';
import type { Departure, DepartureTrip } from '@muara/contract/types';
import { getCapacity } from '../../domain/seats/index.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import type { LocalDate } from '../../world/records.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import { type World, getSettings } from '../../world/world.ts';
import { type DepartureCount, countBoarded, countTripPassengers, listDepartures } from './count-departures.ts';
import { presentTripRow } from './present-trip.ts';

type Asked = Pick<Context, 'world' | 'rules' | 'now'>;

/** Returns the departures of a day, today by default: the next one first, departed ones last. */
export const getDepartureBoard: Handler<'getDepartureBoard'> = ({ query: { date: day } }, ctx) => {
  const { world, rules, now } = ctx;
  const date = day ?? rules.toLocalDate(now);
  const departures = listDepartures(world, rules, date).map((count) => presentDeparture(ctx, date, count));
  return { date, now: formatInstant(now), departures: departures.sort(byNext) };
};

function presentDeparture({ world, rules, now }: Asked, date: LocalDate, count: DepartureCount): Departure {
  const { jettyId, slot, tickets, trips } = count;
  const sold = tickets.reduce((sum, { passengers }) => sum + passengers, 0);
  const boarded = tickets.reduce((sum, ticket) => sum + countBoarded(ticket), 0);
  const { aboard, walkUps } = countTripPassengers(world, count);
  return {
    jetty_id: jettyId,
    jetty: world.tables.jetties.must(jettyId).name,
    slot,
    state: rules.departureState({ date, slot, aboard }, now),
    capacity: countSeats(world, rules, count),
    sold,
    boarded,
    left: sold - boarded,
    walk_ups: walkUps,
    tickets: tickets.length,
    vvip_tickets: tickets.filter(({ vvip }) => vvip).length,
    trips: trips
      .toSorted((a, b) => a.reservedAt - b.reservedAt || a.id - b.id)
      .map((trip) => presentDepartureTrip(world, trip)),
  };
}

function presentDepartureTrip(world: World, trip: TripRecord): DepartureTrip {
  const { trip_id, boat_no, boat_operator, state, validated } = presentTripRow(world, trip);
  const places = state === 'reserved' ? trip.totalPassenger : null;
  return { trip_id, boat_no, boat_operator: boat_operator.name, state, validated, places };
}

/**
 * Returns the seats of a departure; null without a limit (002 §4.3).
 * A seat-limited jetty shares its seats among all packages. At other slots a VVIP booking has a boat of its own, in
 * addition to the shared seats.
 */
function countSeats(world: World, rules: Rules, { jettyId, slot, tickets }: DepartureCount): number | null {
  const jetty = world.tables.jetties.must(jettyId);
  if (rules.isSeatLimited(getCapacity(jetty))) return jetty.maxPassenger ?? 0;
  if (slot === null) return null;
  const ownBoats = tickets.filter(({ vvip }) => vvip).reduce((sum, { passengers }) => sum + passengers, 0);
  return getSettings(world).maxPassenger + ownBoats;
}

/** Compares departures by start, whole days after slots, and departed ones last. */
function byNext(one: Departure, other: Departure): number {
  const departed = Number(one.state === 'departed') - Number(other.state === 'departed');
  return departed || compare(one.slot ?? '~', other.slot ?? '~') || one.jetty_id - other.jetty_id;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
