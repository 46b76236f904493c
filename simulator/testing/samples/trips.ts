import type { OperationId } from '@muara/contract/operations';
import type { RefusalCase } from './cases.ts';

const TRIP = 'T20260101-001';
const NO_TRIP = { params: { trip_id: 'T20260101-999' } };

/** Inputs that break the schema of the operations of trips. */
export const TRIPS_WRONG_SHAPES = {
  listTrips: { query: { page: -1 } },
  getTrip: { params: { trip_id: 'T'.repeat(41) } },
  listTripTickets: { params: { trip_id: TRIP }, query: { page: -1 } },
  getTripManifest: { params: { trip_id: 'T'.repeat(41) } },
  getDepartureBoard: { query: { date: '2026-02-30' } },
} satisfies Partial<Record<OperationId, object>>;

export const TRIPS_REFUSALS: RefusalCase[] = (['getTrip', 'listTripTickets', 'getTripManifest'] as const).map((id) => [
  id,
  'trip_not_found',
  async ({ sim }) => (await sim.as('csa')).refused(id, NO_TRIP),
]);
