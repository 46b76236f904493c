import type { Handlers } from '../../kernel/handler.ts';
import { getDepartureBoard } from './get-departure-board.ts';
import { getTripManifest } from './get-trip-manifest.ts';
import { getTrip } from './get-trip.ts';
import { listTripTickets } from './list-trip-tickets.ts';
import { listTrips } from './list-trips.ts';

export { countAboard } from './list-aboard.ts';
export { presentTrip } from './present-trip.ts';

/** The operations of trips and departures (002 §2.16). */
export const trips = {
  listTrips,
  getTrip,
  listTripTickets,
  getTripManifest,
  getDepartureBoard,
} satisfies Partial<Handlers>;
