import type { Handler } from '../../kernel/handler.ts';
import { getTripById } from './get-trip-by-id.ts';
import { listAboard, presentAboard } from './list-aboard.ts';
import { presentTrip } from './present-trip.ts';

/** Returns a trip with everybody aboard (002 §2.16). */
export const getTripManifest: Handler<'getTripManifest'> = ({ params }, { world }) => {
  const trip = getTripById(world, params.trip_id);
  const tickets = listAboard(world, trip.tripId).map((ticket) => presentAboard(world, ticket));
  return { trip: presentTrip(world, trip), tickets };
};
