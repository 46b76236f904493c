import type { MuaraClient } from '@muara/client/http';
import type { SalePlatform } from '@muara/contract/constants';
import { queryOptions } from '@tanstack/react-query';

export const saleKeys = {
  all: ['pos'] as const,
  packages: ['pos', 'packages'] as const,
  packagesOf: (platform: SalePlatform) => ['pos', 'packages', platform] as const,
  slots: ['pos', 'slots'] as const,
};

/** Everything that the wizard needs to start (002 §3.6). Each platform has a response of its own. */
export function salePackagesQuery(client: MuaraClient, platform: SalePlatform = 'counter') {
  return queryOptions({
    queryKey: saleKeys.packagesOf(platform),
    queryFn: () => client.call.getSalePackages(),
    staleTime: 60_000,
    retry: false,
  });
}

interface SlotsFor {
  package_id: number;
  jetty_id: number;
  date: string;
  vvip: 0 | 1;
}

/** Departure slots with their free seats. Never served stale, because others sell the same seats. */
export function slotsQuery(client: MuaraClient, wanted: SlotsFor | null) {
  return queryOptions({
    queryKey: [...saleKeys.slots, wanted],
    queryFn: () => client.call.listSlots({ body: wanted! }),
    enabled: wanted !== null,
    staleTime: 0,
    // Keep visible slots fresh. After a failed load, a person retries.
    refetchInterval: (query) => (query.state.data === undefined ? false : 30_000),
    retry: false,
  });
}
