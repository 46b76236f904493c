import { PAGE_SIZE } from '@muara/contract/constants';
import { formatInstant, tripState } from '@muara/contract/rules';
import type { Trip, TripRow } from '@muara/contract/types';
import { toIso } from '../../world/local-time.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { World } from '../../world/world.ts';
import { countAboard, listAboard, presentAboard, sumCategories } from './list-aboard.ts';

/** Returns a trip as a list row (002 §2.16). Removed records keep their names. */
export function presentTripRow(world: World, trip: TripRecord): TripRow {
  const { boatOperators, users, jetties } = world.tables;
  const validated = countAboard(world, trip.tripId);
  const state = tripState(trip, world.clock.now());
  return {
    id: trip.id,
    trip_id: trip.tripId,
    boat_no: trip.boatNo,
    boat_operator: { name: boatOperators.must(trip.boatOperatorId).name },
    staff: { name: users.must(trip.staffId).name },
    total_passenger: state === 'reserved' ? trip.totalPassenger : validated,
    created_at: formatInstant(trip.reservedAt),
    date: trip.date,
    time: trip.time,
    jetty: { name: jetties.must(trip.jettyId).name },
    state,
    validated,
  };
}

/** Returns a trip with its first tickets (002 §3.7). */
export function presentTrip(world: World, trip: TripRecord): Trip {
  const aboard = listAboard(world, trip.tripId);
  return {
    ...presentTripRow(world, trip),
    shift: trip.shift,
    started_at: toIso(trip.startedAt),
    boat_type: trip.boatType,
    passengers: sumCategories(aboard),
    tickets: aboard.slice(0, PAGE_SIZE).map((ticket) => presentAboard(world, ticket)),
  };
}
