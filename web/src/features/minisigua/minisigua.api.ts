import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type MinisiguaQuery = NonNullable<OperationMap['listMinisiguaLog']['query']>;
export type MinisiguaAnswer = OperationMap['listMinisiguaLog']['answer'];

/** One page of the log; the rows of the page before stay until the next are here. */
export const minisiguaQuery = (client: MuaraClient, query: MinisiguaQuery) =>
  queryOptions({
    queryKey: ['minisigua', query],
    queryFn: ({ signal }) => client.call.listMinisiguaLog({ query, signal }),
    placeholderData: keepPreviousData,
    // A log is never as one has left it.
    staleTime: 0,
  });
