import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type ApiLogQuery = NonNullable<OperationMap['listApiRequests']['query']>;

/** What all queries of the log begin with. */
export const API_LOG_KEY = ['api-log'] as const;

/** One page of the log; the rows of the page before stay until the next are here. */
export const apiLogQuery = (client: MuaraClient, query: ApiLogQuery) =>
  queryOptions({
    queryKey: [...API_LOG_KEY, query],
    queryFn: ({ signal }) => client.call.listApiRequests({ query, signal }),
    placeholderData: keepPreviousData,
    // A log is never as one has left it.
    staleTime: 0,
  });
