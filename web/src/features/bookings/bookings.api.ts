import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { SLOTS_KEY } from '@/domain/departures/departures.queries.ts';

export type BookingListQuery = NonNullable<OperationMap['listBookings']['query']>;
export type BookingListAnswer = OperationMap['listBookings']['answer'];

/** The list of VVIP bookings, or that of charters (002 §2.2). */
export type BookingKind = 0 | 1;

/** One page of a list of bookings. */
export const bookingsQuery = (client: MuaraClient, query: BookingListQuery) =>
  queryOptions({
    queryKey: ['bookings', 'list', query],
    queryFn: ({ signal }) => client.call.listBookings({ query, signal }),
  });

/** A booking and its form's choices; the code `new` returns the form of a new one. */
export const bookingQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', code],
    queryFn: ({ signal }) => client.call.getBooking({ params: { ticket_code: code }, signal }),
  });

/** Every payment of a booking, and every attempt. */
export const paymentsQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['bookings', 'payments', id],
    queryFn: ({ signal }) => client.call.listPayments({ params: { id }, signal }),
  });

/** People whose field contains the typed text; empty text finds nobody. */
export const completionsQuery = (client: MuaraClient, field: CompletedField, search: string) =>
  queryOptions({
    queryKey: ['bookings', 'people', field, search],
    queryFn: ({ signal }) => client.call.autocompleteUsers({ params: { field }, query: { search }, signal }),
    enabled: search !== '',
    staleTime: 30_000,
    retry: false,
  });

/** Fields of the buyer that can be completed. */
export type CompletedField = OperationMap['autocompleteUsers']['params']['field'];

/** Refetches every query that shows bookings or the seats that they take. */
export function refetchBookings(queries: QueryClient): Promise<void> {
  for (const queryKey of [['tickets'], ['approvals'], SLOTS_KEY]) void queries.invalidateQueries({ queryKey });
  return queries.invalidateQueries({ queryKey: ['bookings'] });
}
