import type { MuaraClient } from '@muara/client/http';
import type { Holiday, HolidayList, OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

export type HolidayQuery = NonNullable<OperationMap['listHolidays']['query']>;

/** One page of the holidays, the latest start first. */
export const holidaysQuery = (client: MuaraClient, query: HolidayQuery) =>
  queryOptions({
    queryKey: ['holidays', 'list', query],
    queryFn: ({ signal }) => client.call.listHolidays({ query, signal }),
  });

export const holidayQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery<Holiday>({
    key: ['holidays'],
    list: (query) => client.call.listHolidays({ query }),
    queries,
    id,
  });

/** The tickets to come that are sold for the days from `start` to `end`. */
export const soldTicketsQuery = (client: MuaraClient, start: string, end: string) =>
  queryOptions({
    queryKey: ['holidays', 'sold', start, end],
    queryFn: ({ signal }) => client.call.countHolidayTickets({ query: { start, end }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });

/** Stores the refreshed first page that adding a holiday returns (002 §7.4). */
export function keepFirstPage(queries: QueryClient, client: MuaraClient, list: HolidayList): void {
  queries.setQueryData(holidaysQuery(client, { page: 0 }).queryKey, list);
  forgetHolidays(queries);
}

/** Refetches every query that shows holidays. */
export function forgetHolidays(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['holidays', 'list'] });
}
