import type { MuaraClient } from '@muara/client/http';
import type { OperationMap, Page, PageList } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type PageQuery = NonNullable<OperationMap['listPages']['query']>;

/** One page of the pages, by title. */
export const pagesQuery = (client: MuaraClient, query: PageQuery) =>
  queryOptions({
    queryKey: ['pages', 'list', query],
    queryFn: ({ signal }) => client.call.listPages({ query, signal }),
  });

export const pageQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['pages', 'one', id],
    queryFn: ({ signal }) => client.call.getPage({ params: { id }, signal }),
  });

/** Stores the refreshed first page that adding a page returns (002 §7.7). */
export function keepFirstPage(queries: QueryClient, client: MuaraClient, list: PageList): void {
  queries.setQueryData(pagesQuery(client, { page: 0 }).queryKey, list);
  void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
}

/** Stores a saved page in the cache. */
export function keepPage(queries: QueryClient, client: MuaraClient, page: Page): void {
  queries.setQueryData(pageQuery(client, page.id).queryKey, page);
  void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
}
