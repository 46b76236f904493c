import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type MinisiguaQuery = NonNullable<OperationMap['listMinisiguaLog']['query']>;
export type MinisiguaAnswer = OperationMap['listMinisiguaLog']['answer'];

/** What all queries of the log begin with. */
export const MINISIGUA_KEY = ['minisigua'] as const;

/** One page of the log; the rows of the page before stay until the next are here. */
export const minisiguaQuery = (client: MuaraClient, query: MinisiguaQuery) =>
  queryOptions({
    queryKey: [...MINISIGUA_KEY, query],
    queryFn: ({ signal }) => client.call.listMinisiguaLog({ query, signal }),
    placeholderData: keepPreviousData,
    // A log is never as one has left it.
    staleTime: 0,
  });
