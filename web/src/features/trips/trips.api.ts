import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type TripListQuery = NonNullable<OperationMap['listTrips']['query']>;
export type TripListResponse = OperationMap['listTrips']['answer'];

/** Departures move from coming to boarding to departed as time passes. */
const BOARD_REFRESH_MS = 60_000;

/** A page of trips; the rows of the page before stay until the next ones arrive. */
export const tripListQuery = (client: MuaraClient, query: TripListQuery) =>
  queryOptions({
    queryKey: ['trips', 'list', query],
    queryFn: ({ signal }) => client.call.listTrips({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One trip by its trip ID. */
export const tripQuery = (client: MuaraClient, tripId: string) =>
  queryOptions({
    queryKey: ['trips', 'one', tripId],
    queryFn: async ({ signal }) => (await client.call.getTrip({ params: { trip_id: tripId }, signal })).trip,
  });

/** A page of the tickets aboard a trip. */
export const tripTicketsQuery = (client: MuaraClient, tripId: string, page: number, search: string) =>
  queryOptions({
    queryKey: ['trips', 'tickets', tripId, page, search],
    queryFn: ({ signal }) =>
      client.call.listTripTickets({
        params: { trip_id: tripId },
        query: { page, ...(search === '' ? {} : { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The manifest of a trip as of now. */
export const manifestQuery = (client: MuaraClient, tripId: string) =>
  queryOptions({
    queryKey: ['trips', 'manifest', tripId],
    queryFn: ({ signal }) => client.call.getTripManifest({ params: { trip_id: tripId }, signal }),
    staleTime: 0,
  });

/** The departures of a day; today by default. */
export const departuresQuery = (client: MuaraClient, date: string) =>
  queryOptions({
    queryKey: ['departures', date],
    queryFn: ({ signal }) => client.call.getDepartureBoard({ query: date === '' ? {} : { date }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: BOARD_REFRESH_MS,
  });
