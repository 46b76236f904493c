import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns the jetty where a ticket of a batch boarded; null before it boards.
 * Batches are open and have no jetty.
 */
export function findBoardingJetty(
  { tables }: World,
  { tripId }: Pick<SubTicketRecord, 'tripId'>,
): { name: string } | null {
  const trip = tripId === null ? undefined : tables.trips.one('tripId', tripId);
  return trip ? { name: tables.jetties.must(trip.jettyId).name } : null;
}
