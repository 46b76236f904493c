import { PAGE_SIZE } from '@muara/contract/constants';
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Column, Order } from '@/ui/list/data-table.tsx';
import type { ListAnswer, ListQuery } from './list-shapes.ts';
import type { ListDefaults, ListFilters, ListParams } from '@/ui/list/use-list-params.ts';

interface ListRowsOptions<Row, D extends ListDefaults, Answer> {
  params: ListParams<D>;
  query(list: { page: number; filters: ListFilters<D> }): ListQuery<Answer>;
  columns: Column<Row>[];
}

export interface LoadedRows<D extends ListDefaults, Answer> {
  result: UseQueryResult<Answer>;
  /** As in the address, without an order that this list does not know. */
  filters: ListFilters<D>;
  order: Order;
  search(words: string): void;
  takeOff(name: keyof D & string, none: string): void;
  reset(): void;
  /** Loads a page (1-based) that somebody is about to open. */
  prefetch(page: number): void;
}

/**
 * Returns the rows of the page in the address.
 * It prefetches the next page, and steps back from a page that no longer exists.
 */
export function useListRows<Row, D extends ListDefaults, Answer extends ListAnswer<Row>>(
  options: ListRowsOptions<Row, D, Answer>,
): LoadedRows<D, Answer> {
  const { params, columns } = options;
  const { page } = params;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const filters = withKnownOrder(params.filters, columns);
  const ask = (of: number, by = filters) =>
    ({ ...options.query({ page: of - 1, filters: by }), placeholderData: keepPreviousData }) as UseQueryOptions<Answer>;
  const result = useQuery(ask(page));
  const { data, isPlaceholderData } = result;

  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isPastEnd = data !== undefined && !isPlaceholderData && page > last;
  const stepBack = useEffectEvent(() => navigate(params.pageQuery(last), { replace: true }));
  useEffect(() => {
    if (isPastEnd) void stepBack();
  }, [isPastEnd]);

  const prefetch = (of: number) => void queries.prefetchQuery(ask(of));
  const browsing = page > 1 && page < last && !isPlaceholderData;
  // Who pages on with the pointer resting on 'Next' sends no new sign of it.
  const prefetchNext = useEffectEvent(() => prefetch(page + 1));
  useEffect(() => {
    if (browsing) prefetchNext();
  }, [browsing, page]);

  const set = (patch: Partial<ListFilters<D>>) => {
    // An emptied search brings the list of before back at once, and asks for news of it (000 §4).
    if (patch.search === '')
      void queries.invalidateQueries({ queryKey: ask(1, { ...filters, ...patch }).queryKey, exact: true });
    params.set(patch);
  };
  return {
    result,
    filters,
    order: {
      by: filters.sort_by,
      direction: filters.sort,
      press: (by) => set(nextOrder(filters, by) as Partial<ListFilters<D>>),
    },
    search: (words) => set({ search: words } as Partial<ListFilters<ListDefaults>> as Partial<ListFilters<D>>),
    takeOff: (name, none) => set({ [name]: none } as Partial<ListFilters<D>>),
    reset: params.reset,
    prefetch,
  };
}

function withKnownOrder<Row, D extends ListDefaults>(filters: ListFilters<D>, columns: Column<Row>[]): ListFilters<D> {
  const { sort_by: by, sort } = filters;
  const isKnown =
    columns.some(({ sortable }) => sortable !== undefined && sortable === by) && (sort === 'asc' || sort === 'desc');
  return isKnown ? filters : { ...filters, sort_by: '', sort: '' };
}

function nextOrder(
  { sort_by: by, sort }: { sort_by: string; sort: string },
  pressed: string,
): { sort_by: string; sort: string } {
  if (by !== pressed) return { sort_by: pressed, sort: 'asc' };
  return sort === 'asc' ? { sort_by: pressed, sort: 'desc' } : { sort_by: '', sort: '' };
}
