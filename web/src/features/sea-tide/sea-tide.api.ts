import type { MuaraClient } from '@muara/client/http';
import type { SeaTide, SeaTideList } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** All dates with a tide, the earliest first. */
export const seaTidesQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['sea_tides', 'list'],
    queryFn: ({ signal }) => client.call.listSeaTides({ signal }),
  });

/** The upcoming tickets on the slots that a morning tide would close on a date. */
export const tideTicketsQuery = (client: MuaraClient, date: string) =>
  queryOptions({
    queryKey: ['sea_tides', 'tickets', date],
    queryFn: ({ signal }) => client.call.countSeaTideTickets({ query: { date }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });

/** Stores the dates returned by adding one (002 §7.3). */
export function keepTides(queries: QueryClient, client: MuaraClient, list: SeaTideList): void {
  queries.setQueryData(seaTidesQuery(client).queryKey, list);
}

/** Removes a date from the cache. */
export function dropTide(queries: QueryClient, client: MuaraClient, { date }: SeaTide): void {
  queries.setQueryData(seaTidesQuery(client).queryKey, (list) => {
    if (!list) return list;
    const data = list.data.filter((tide) => tide.date !== date);
    return { ...list, data, total: data.length };
  });
}

export function refetchTides(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['sea_tides'] });
}
