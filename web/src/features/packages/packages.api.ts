import type { MuaraClient } from '@muara/client/http';
import type { OperationMap, PackageDetail, PackageRecord } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type PackageListQuery = NonNullable<OperationMap['listPackages']['query']>;

/** One page of the packages. */
export const packagesQuery = (client: MuaraClient, query: PackageListQuery) =>
  queryOptions({
    queryKey: ['packages', 'list', query],
    queryFn: ({ signal }) => client.call.listPackages({ query, signal }),
  });

/** One package and its form's choices. */
export const packageQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['packages', 'one', id],
    queryFn: ({ signal }) => client.call.getPackage({ params: { id }, signal }),
  });

/** The choices of the form of a new package, and its images that are already uploaded. */
export const newPackageQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['packages', 'new'],
    queryFn: ({ signal }) => client.call.newPackage({ signal }),
    // Images that were uploaded belong to the package that was saved meanwhile.
    gcTime: 0,
  });

/** Stores a saved package in the cache and refetches all lists. */
export function keepPackage(queries: QueryClient, record: PackageRecord): void {
  queries.setQueryData<PackageDetail>(['packages', 'one', record.id], (known) =>
    known ? { ...known, ...record } : known,
  );
  refetchPackages(queries);
}

/** Refetches every query that shows packages. */
export function refetchPackages(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['packages', 'list'] });
}
