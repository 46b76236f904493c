import type { Handlers } from '../../kernel/handler.ts';
import { getDepartureBoard } from './get-departure-board.ts';
import { getTripById } from './get-trip-by-id.ts';
import { listAboard, presentAboard } from './list-aboard.ts';
import { listTrips } from './list-trips.ts';
import { listTripTickets } from './list-trip-tickets.ts';
import { presentTrip } from './present-trip.ts';

export { countAboard } from './list-aboard.ts';
export { presentTrip } from './present-trip.ts';

/** The operations of trips and departures (002 §2.16). */
export const trips = {
  listTrips: ({ query }, { world }) => listTrips(world, query),

  getTrip: ({ params }, { world }) => ({ trip: presentTrip(world, getTripById(world, params.trip_id)) }),

  listTripTickets: ({ params, query }, { world }) => listTripTickets(world, params.trip_id, query),

  getTripManifest({ params }, { world }) {
    const trip = getTripById(world, params.trip_id);
    const tickets = listAboard(world, trip.tripId).map((ticket) => presentAboard(world, ticket));
    return { trip: presentTrip(world, trip), tickets };
  },

  getDepartureBoard: ({ query }, ctx) => getDepartureBoard(ctx, query.date),
} satisfies Partial<Handlers>;
