import type { Handler } from '../../kernel/handler.ts';
import { countAboard } from '../trips/index.ts';

/** Returns the caller's last reserved trip that has not started, as a phone stores it. */
export const getOpenTrip: Handler<'getOpenTrip'> = (_input, { world, session }) => {
  const { boatOperators, jetties, trips } = world.tables;
  const trip = trips.by('reservedBy', session.user.id).at(-1);
  if (!trip) return { session: null, trip_id: null, trip_validated: 0, remaining_passenger: 0 };
  const aboard = countAboard(world, trip.tripId);
  const left = Math.max(0, trip.totalPassenger - aboard);
  return {
    session: {
      boat_operator_id: trip.boatOperatorId,
      boat_operator_name: boatOperators.must(trip.boatOperatorId).name,
      jetty_id: trip.jettyId,
      jetty_name: jetties.must(trip.jettyId).name,
      boat_no: trip.boatNo,
      time: trip.time,
      shift: trip.shift,
      total_passenger: trip.totalPassenger,
      remaining_passenger: left,
    },
    trip_id: trip.tripId,
    trip_validated: aboard,
    remaining_passenger: left,
  };
};
