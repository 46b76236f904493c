import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orders } from './kept-order.ts';
import { isKnownValue, type KnownValues } from './known-values.ts';

/** Filters of a list with their values for 'no filter', which the address leaves out. */
export type ListDefaults = Record<string, string>;

/** The filters' values and the order: a sort key and `asc` or `desc`, both '' in the list's own order. */
export type ListFilters<D extends ListDefaults> = { [K in keyof D]: string } & { sort_by: string; sort: string };

export interface ListParams<D extends ListDefaults> {
  /** 1-based, as people read it. */
  page: number;
  filters: ListFilters<D>;
  /** Whether any filter differs from its default; the order is no filter. */
  filtered: boolean;
  /** Changes filters or the order and goes back to page 1. */
  set(patch: Partial<ListFilters<D>>): void;
  /** The query string of another page under the same filters. */
  pageQuery(page: number): string;
  /** Clears all filters; the order stays. */
  reset(): void;
}

const NO_ORDER = { sort_by: '', sort: '' };
type Order = typeof NO_ORDER;

/**
 * A list's page, filters and order, stored in the address alone.
 * Reload, Back and a copied link therefore show the same rows. A change shows in the controls immediately, even while
 * its rows are still rendering.
 * @param known values of filters that only take some: any other in an address is ignored
 * @param remember saves the user's chosen order under this name, for an address without one
 */
export function useListParams<D extends ListDefaults>(
  defaults: D,
  known: KnownValues<keyof D & string> = {},
  remember?: string,
): ListParams<D> {
  const [search, setSearch] = useSearchParams();
  const kept = (remember === undefined ? null : orders.get(remember)) ?? NO_ORDER;
  const [{ page, filters }, show] = useOptimistic(readParams(defaults, known, search, kept));

  const change = (next: ListFilters<D>) => {
    startTransition(() => {
      show({ page: 1, filters: next });
      setSearch(queryOf(defaults, next, 1), { replace: true });
    });
  };
  return {
    page,
    filters,
    filtered: activeFilters(defaults, filters).length > 0,
    // The address knows of a change that was made a moment ago and is not rendered yet.
    set: (patch) => {
      const { sort_by: by, sort } = patch;
      if (remember !== undefined && by !== undefined)
        orders.keep(remember, by === '' ? null : { sort_by: by, sort: sort ?? '' });
      change({ ...readParams(defaults, known, new URLSearchParams(location.search), kept).filters, ...patch });
    },
    pageQuery: (to) => `?${queryOf(defaults, filters, to)}`,
    reset: () => change({ ...filters, ...defaults, sort_by: filters.sort_by, sort: filters.sort }),
  };
}

/** The names of the filters that are on. */
export function activeFilters<D extends ListDefaults>(
  defaults: D,
  filters: { [K in keyof D]: string },
): (keyof D & string)[] {
  return Object.keys(defaults).filter((name) => !(name in NO_ORDER) && filters[name] !== defaults[name]);
}

/** What an address says of a list; of its filters only what they know. */
export function readParams<D extends ListDefaults>(
  defaults: D,
  known: KnownValues<keyof D & string>,
  search: URLSearchParams,
  kept: Order = NO_ORDER,
): { page: number; filters: ListFilters<D> } {
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const order = search.has('sort_by') ? NO_ORDER : kept;
  const filters = Object.entries({ ...order, ...defaults }).map(([name, fallback]) => {
    const value = search.get(name);
    return [name, value !== null && isKnownValue(known, name, value) ? value : fallback];
  });
  return { page, filters: Object.fromEntries(filters) as ListFilters<D> };
}

function queryOf(defaults: ListDefaults, filters: Record<string, string | undefined>, page: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, fallback] of Object.entries({ ...defaults, ...NO_ORDER })) {
    const value = filters[name];
    if (value !== undefined && value !== fallback && value !== '') query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
