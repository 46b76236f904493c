import type { MuaraClient } from '@muara/client/http';
import type { SalePlatform } from '@muara/contract/constants';
import { queryOptions } from '@tanstack/react-query';

export const saleKeys = {
  all: ['pos'] as const,
  packages: ['pos', 'packages'] as const,
  packagesOf: (platform: SalePlatform) => ['pos', 'packages', platform] as const,
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
