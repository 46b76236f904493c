import type { MuaraClient } from '@muara/client/http';
import type { OpenTripAnswer, ValidateAnswer } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';
import type { OpenTrip, PendingValidation } from '@/domain/trips/open-trip.ts';
import type { Scan } from './flow/scan.ts';
import { sessionOf } from './flow/validation.ts';

/** A response slower than this counts as lost, and the request is repeated. In milliseconds. */
const GATE_TIMEOUT_MS = 10_000;

/** Boat operators and jetties of the trip form. */
export const tripChoicesQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['scanner', 'choices'],
    queryFn: ({ signal }) => client.call.listAllBoatOperators({ signal }),
  });

/** The trip of the person as the server knows it; always asked again. */
export const openTripQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['scanner', 'open-trip'],
    queryFn: ({ signal }): Promise<OpenTripAnswer> => client.call.getOpenTrip({ signal, timeoutMs: GATE_TIMEOUT_MS }),
    staleTime: 0,
    gcTime: 0,
  });

/** Looks a code up for a trip. @throws ApiError */
export async function scanTicket(client: MuaraClient, { code, isTyped }: Scan, trip: OpenTrip) {
  const { ticket } = await client.call.scanTicket({
    params: { qr: code },
    query: {
      ...(isTyped && { typed: 1 }),
      jetty_id: trip.jetty_id,
      time: trip.time,
      remaining_passenger: trip.remaining_passenger,
    },
    timeoutMs: GATE_TIMEOUT_MS,
  });
  return ticket;
}

/** Sends a validation; the same nonce never boards anybody twice. @throws ApiError */
export function sendValidation(
  client: MuaraClient,
  trip: OpenTrip,
  pending: PendingValidation,
): Promise<ValidateAnswer> {
  const body = { ...sessionOf(trip), ...pending.body };
  return client.call[pending.operation]({ body, timeoutMs: GATE_TIMEOUT_MS });
}

/** The purchase behind a scanned ticket, as the desk sees it; always asked again. */
export const purchaseQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['scanner', 'purchase', code],
    queryFn: async ({ signal }) => (await client.call.getTicket({ params: { ticket_code: code }, signal })).ticket,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
