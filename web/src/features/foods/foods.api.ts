import type { MuaraClient } from '@muara/client/http';
import type { FoodDetail, FoodRecord, OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

type FoodListQuery = NonNullable<OperationMap['listFoods']['query']>;

/** One page of the menus. */
export const foodsQuery = (client: MuaraClient, query: FoodListQuery) =>
  queryOptions({
    queryKey: ['foods', 'list', query],
    queryFn: ({ signal }) => client.call.listFoods({ query, signal }),
  });

/** One menu, with the packages that its form offers to choose from. */
export const foodQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['foods', 'one', id],
    queryFn: ({ signal }) => client.call.getFood({ params: { id }, signal }),
  });

/** The packages that the form of a new menu offers, and the images that wait for it. */
export const newFoodQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['foods', 'new'],
    queryFn: ({ signal }) => client.call.newFood({ signal }),
    // Images that were uploaded belong to the menu that was saved meanwhile.
    gcTime: 0,
  });

/** Stores a saved menu in the cache and refetches all lists. */
export function keepFood(queries: QueryClient, record: FoodRecord): void {
  queries.setQueryData<FoodDetail>(['foods', 'one', record.id], (known) => (known ? { ...known, ...record } : known));
  refetchFoods(queries);
}

/** Refetches every query that shows menus. */
export function refetchFoods(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['foods', 'list'] });
}
