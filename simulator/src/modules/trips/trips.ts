import { notPlayed } from '../../kernel/handler.ts';

const SOON = 'The trips are being built.';

/** The operations of trips and departures (002 §2.16). */
export const trips = {
  listTrips: notPlayed(SOON),
  getTrip: notPlayed(SOON),
  listTripTickets: notPlayed(SOON),
  getTripManifest: notPlayed(SOON),
  getDepartureBoard: notPlayed(SOON),
};
