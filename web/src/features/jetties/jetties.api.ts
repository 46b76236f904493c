import type { MuaraClient } from '@muara/client/http';
import type { JettyList, JettyRecord, OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

export type JettyQuery = NonNullable<OperationMap['listJetties']['query']>;

/** One page of the jetties, in the order in which they were added. */
export const jettiesQuery = (client: MuaraClient, query: JettyQuery) =>
  queryOptions({
    queryKey: ['jetties', 'list', query],
    queryFn: ({ signal }) => client.call.listJetties({ query, signal }),
  });

export const jettyQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery<JettyRecord>({
    key: ['jetties'],
    list: (query) => client.call.listJetties({ query }),
    queries,
    id,
  });

/** The tickets to come that would be voided if a jetty had these slots alone; labels as `from - to`. */
export const lostTicketsQuery = (client: MuaraClient, id: number, slots: readonly string[]) =>
  queryOptions({
    queryKey: ['jetties', 'lost', id, slots],
    queryFn: ({ signal }) =>
      client.call.countSlotTickets({ query: { id, ...(slots.length > 0 ? { slots: slots.join(',') } : {}) }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });

/** The upcoming tickets on departures that would have more passengers than seats. */
export const overbookedTicketsQuery = (client: MuaraClient, id: number, seats: number) =>
  queryOptions({
    queryKey: ['jetties', 'overbooked', id, seats],
    queryFn: ({ signal }) => client.call.countOverbookedTickets({ query: { id, max_passenger: seats }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });

/** Stores the refreshed first page that a save returns (002 §7.4). */
export function keepFirstPage(queries: QueryClient, client: MuaraClient, list: JettyList): void {
  const fresh = new Map(list.data.map((jetty) => [jetty.id, jetty]));
  queries.setQueriesData<JettyList>({ queryKey: ['jetties', 'list'] }, (known) =>
    known ? { ...known, data: known.data.map((jetty) => fresh.get(jetty.id) ?? jetty) } : known,
  );
  queries.setQueryData(jettiesQuery(client, { page: 0 }).queryKey, list);
  forgetJetties(queries);
}

/** Refetches every query that shows jetties. */
export function forgetJetties(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['jetties', 'list'] });
}
