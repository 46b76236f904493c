import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

type TourGuideQuestion = NonNullable<OperationMap['listTourGuides']['query']>;

/** What all queries of tour guides begin with. */
export const TOUR_GUIDES = ['tour_guides'] as const;

/** One page of the tour guides. */
export const tourGuidesQuery = (client: MuaraClient, question: TourGuideQuestion) =>
  queryOptions({
    queryKey: [...TOUR_GUIDES, 'list', question],
    queryFn: ({ signal }) => client.call.listTourGuides({ query: question, signal }),
  });

/** One tour guide; null for a new one. */
export const tourGuideQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery({ key: TOUR_GUIDES, list: (query) => client.call.listTourGuides({ query }), queries, id });
