import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { findRecord } from './find-record.ts';

interface RecordQueryParams<Row> {
  /**
   * The start of all query keys of the entity, such as `['jetties']`.
   * Lists are below `[…key, 'list', query]`.
   */
  key: QueryKey;
  list(params: { id?: number; page: number }): Promise<{ data: Row[]; total: number }>;
  queries: QueryClient;
  /** Null for a new record, which has no id yet. */
  id: number | null;
}

/** Returns the query of a record: shown immediately if a cached list contains it, and refetched. */
export const recordQuery = <Row extends { id: number }>({ key, list, queries, id }: RecordQueryParams<Row>) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: (): Promise<Row | null> => (id === null ? Promise.resolve(null) : findRecord(list, id)),
    initialData: () => knownRecord<Row>(queries, key, id),
    initialDataUpdatedAt: 0,
    // Next time the cached lists are searched again, because they have every change.
    gcTime: 0,
  });

function knownRecord<Row extends { id: number }>(
  queries: QueryClient,
  key: QueryKey,
  id: number | null,
): Row | undefined {
  const lists = queries.getQueriesData<{ data: Row[] }>({ queryKey: [...key, 'list'] });
  return lists.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id);
}
