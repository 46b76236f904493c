import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface ListAnswer<Row> {
  data: Row[];
  total: number;
}

/**
 * Shows a changed record immediately in lists and dialogs, and refetches all lists.
 * `key` is the start of all query keys of the entity, as in `recordQuery`.
 */
export function keepRecord<Row extends { id: number }>(queries: QueryClient, key: QueryKey, record: Row): void {
  queries.setQueriesData<ListAnswer<Row>>({ queryKey: [...key, 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((one) => (one.id === record.id ? record : one)) } : list,
  );
  queries.setQueryData<Row | null>([...key, 'one', record.id], (known) => (known ? record : known));
  forgetLists(queries, key);
}

/** Takes over the first page that adding a record answers, and asks for news of all lists. */
export function keepFirstPage(queries: QueryClient, key: QueryKey, list: ListAnswer<unknown>): void {
  queries.setQueryData([...key, 'list', { page: 0 }], list);
  forgetLists(queries, key);
}

/** Refetches what shows such records. */
export function forgetLists(queries: QueryClient, key: QueryKey): void {
  void queries.invalidateQueries({ queryKey: [...key, 'list'] });
}
