import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { findRecord } from './find-record.ts';

interface RecordQuestion<Row> {
  /** What all queries of the entity begin with, such as `['jetties']`; its lists stand under `[…key, 'list', question]`. */
  key: QueryKey;
  list(question: { id?: number; page: number }): Promise<{ data: Row[]; total: number }>;
  queries: QueryClient;
  /** Null for a new record, which is none. */
  id: number | null;
}

/** One record by its id, shown at once when a list that is here holds it, and asked for anew. */
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
