import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { findRecord } from './find-record.ts';

interface RecordQuestion<Row> {
  /**
   * The start of all query keys of the entity, such as `['jetties']`.
   * Lists are below `[…key, 'list', query]`.
   */
  key: QueryKey;
  list(question: { id?: number; page: number }): Promise<{ data: Row[]; total: number }>;
  queries: QueryClient;
  /** Null for a new record, which is none. */
  id: number | null;
}

/** Returns the query of a record: shown immediately if a cached list contains it, and refetched. */
export const recordQuery = <Row extends { id: number }>({ key, list, queries, id }: RecordQuestion<Row>) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: (): Promise<Row | null> => (id === null ? Promise.resolve(null) : findRecord(list, id)),
    initialData: () => knownRecord<Row>(queries, key, id),
    initialDataUpdatedAt: 0,
    // The next time the record is looked for in the lists again, which know of every change.
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
