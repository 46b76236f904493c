import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

type BoatOperatorQuestion = NonNullable<OperationMap['listBoatOperators']['query']>;

/** What all queries of boat operators begin with. */
export const BOAT_OPERATORS = ['boat_operators'] as const;

/** One page of the boat operators. */
export const boatOperatorsQuery = (client: MuaraClient, question: BoatOperatorQuestion) =>
  queryOptions({
    queryKey: [...BOAT_OPERATORS, 'list', question],
    queryFn: ({ signal }) => client.call.listBoatOperators({ query: question, signal }),
  });

/** One boat operator; null for a new one. */
export const boatOperatorQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery({ key: BOAT_OPERATORS, list: (query) => client.call.listBoatOperators({ query }), queries, id });
