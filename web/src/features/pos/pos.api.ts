import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

export const posKeys = {
  all: ['pos'] as const,
  packages: ['pos', 'packages'] as const,
  slots: ['pos', 'slots'] as const,
};

/** All that the till needs to start (002 §3.6). */
export function salePackagesQuery(client: MuaraClient) {
  return queryOptions({
    queryKey: posKeys.packages,
    queryFn: () => client.call.getSalePackages(),
    staleTime: 60_000,
    retry: false,
  });
}

export interface SlotsFor {
  package_id: number;
  jetty_id: number;
  date: string;
}

/** Departure slots with what is left of them; never served stale, because others sell the same seats. */
export function slotsQuery(client: MuaraClient, wanted: SlotsFor | null) {
  return queryOptions({
    queryKey: [...posKeys.slots, wanted],
    queryFn: () => client.call.listSlots({ body: { ...wanted!, vvip: 0 } }),
    enabled: wanted !== null,
    staleTime: 0,
    // What is on the screen is kept fresh; a failed load waits for a person to try again.
    refetchInterval: (query) => (query.state.data === undefined ? false : 30_000),
    retry: false,
  });
}
