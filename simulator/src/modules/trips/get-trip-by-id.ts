import { Refusal } from '../../kernel/refusal.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { World } from '../../world/world.ts';

/** Returns the trip with a trip ID. @throws Refusal trip_not_found */
export function getTripById({ tables }: World, tripId: string): TripRecord {
  const trip = tables.trips.one('tripId', tripId);
  if (!trip) throw new Refusal('trip_not_found');
  return trip;
}
