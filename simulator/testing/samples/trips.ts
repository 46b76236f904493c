import type { RefusalCase } from './cases.ts';

const NO_TRIP = { params: { trip_id: 'T20260101-999' } };

export const TRIPS_REFUSALS: RefusalCase[] = (['getTrip', 'listTripTickets', 'getTripManifest'] as const).map((id) => [
  id,
  'trip_not_found',
  async ({ sim }) => (await sim.as('csa')).refused(id, NO_TRIP),
]);
