import type { MuaraClient } from '@muara/client/http';
import type { OperationMap, PopupList, PopupRecord } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

export type PopupQuery = NonNullable<OperationMap['listPopups']['query']>;

/** One page of the popups, the latest start first. */
export const popupsQuery = (client: MuaraClient, query: PopupQuery) =>
  queryOptions({
    queryKey: ['popups', 'list', query],
    queryFn: ({ signal }) => client.call.listPopups({ query, signal }),
  });

export const popupQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery<PopupRecord>({
    key: ['popups'],
    list: (query) => client.call.listPopups({ query }),
    queries,
    id,
  });

/** Stores the refreshed first page that a save returns (002 §7.4). */
export function keepFirstPage(queries: QueryClient, client: MuaraClient, list: PopupList): void {
  queries.setQueryData(popupsQuery(client, { page: 0 }).queryKey, list);
  forgetPopups(queries);
}

/** Shows the popups of a response wherever they are listed, and refetches all lists. */
export function keepPopups(queries: QueryClient, { data }: PopupList): void {
  const fresh = new Map(data.map((popup) => [popup.id, popup]));
  queries.setQueriesData<PopupList>({ queryKey: ['popups', 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((popup) => fresh.get(popup.id) ?? popup) } : list,
  );
  forgetPopups(queries);
}

/** Refetches every query that shows popups. */
export function forgetPopups(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['popups', 'list'] });
}
