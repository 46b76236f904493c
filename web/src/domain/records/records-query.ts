import type { MuaraClient } from '@muara/client/http';
import { SCREENS, type Screen, type ScreenName } from '@muara/contract/screens';
import type { OperationId } from '@muara/contract/types';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { ScreenAddress } from '../navigation/define-screen.ts';

/** One page of rows, as lists and additions return it. */
export interface RecordsPage<Row> {
  data: Row[];
  total: number;
}

type ListCall = (input: { query: object; signal: AbortSignal }) => Promise<unknown>;

/** Returns the query for one page of a screen's records. */
export const recordsQuery = <Page extends RecordsPage<unknown>>(
  client: MuaraClient,
  screen: ScreenName,
  list: OperationId,
  query: object,
) => {
  const { queryKey }: Screen = SCREENS[screen];
  const key: QueryKey = [queryKey, 'list', query];
  return queryOptions({
    queryKey: key,
    // The screen that names the list names its page as well: no type joins the two for all lists.
    queryFn: ({ signal }) => (client.call[list] as ListCall)({ query, signal }) as Promise<Page>,
  });
};

/** Asks for a list's first page early, unless the address has filters. */
export const prefetchRecords =
  (list: OperationId) =>
  ({ client, screen, search }: ScreenAddress) =>
    search.size === 0 ? [recordsQuery(client, screen, list, { page: 0 })] : [];
