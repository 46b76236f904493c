import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RecordsPage } from './records-query.ts';

interface Stored {
  id: number;
}

/**
 * Shows changed records immediately in lists and dialogs, and refetches all lists.
 * `key` is the start of all query keys of the entity, as in `recordQuery`.
 */
export function keepRecords<Row extends Stored>(queries: QueryClient, key: QueryKey, records: readonly Row[]): void {
  const fresh = new Map(records.map((record) => [record.id, record]));
  queries.setQueriesData<RecordsPage<Row>>({ queryKey: [...key, 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((row) => fresh.get(row.id) ?? row) } : list,
  );
  for (const record of records)
    queries.setQueryData<Row | null>([...key, 'one', record.id], (known) => (known ? record : known));
  refetchLists(queries, key);
}

/** Shows a changed record, as `keepRecords` does. */
export function keepRecord(queries: QueryClient, key: QueryKey, record: Stored): void {
  keepRecords(queries, key, [record]);
}

/** Stores the first page that a save returns (002 §7.4), and refetches all lists. */
export function keepFirstPage(queries: QueryClient, key: QueryKey, list: RecordsPage<Stored>): void {
  queries.setQueryData([...key, 'list', { page: 0 }], list);
  keepRecords(queries, key, list.data);
}

/** Refetches what shows such records. */
export function refetchLists(queries: QueryClient, key: QueryKey): void {
  void queries.invalidateQueries({ queryKey: [...key, 'list'] });
}
