import type { Handler } from '../../kernel/handler.ts';
import { getTripById } from './get-trip-by-id.ts';
import { presentTrip } from './present-trip.ts';

/** Returns the trip with a trip ID (002 §2.16). */
export const getTrip: Handler<'getTrip'> = ({ params }, { world }) => ({
  trip: presentTrip(world, getTripById(world, params.trip_id)),
});
