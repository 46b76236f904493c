import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of a list with the value that stands for 'no filter'; such a value is left out of the address. */
export type ListDefaults = Record<string, string>;

type Filters<D extends ListDefaults> = { [K in keyof D]: string };

export interface ListParams<D extends ListDefaults> {
  /** 1-based, as people read it. */
  page: number;
  filters: Filters<D>;
  /** Whether any filter differs from its default. */
  filtered: boolean;
  /** Changes filters and goes back to page 1. */
  set(patch: Partial<Filters<D>>): void;
  /** The query string of another page under the same filters. */
  pageQuery(page: number): string;
  /** Takes all filters off. */
  reset(): void;
}

/**
 * A list's page and filters, kept in the address alone, so that reload, Back and a copied link show the same rows.
 * A change shows in the controls at once, also while the rows that belong to it are still being rendered.
 */
export function useListParams<D extends ListDefaults>(defaults: D): ListParams<D> {
  const [search, setSearch] = useSearchParams();
  const [{ page, filters }, show] = useOptimistic(readParams(defaults, search));

  const change = (next: Filters<D>) => {
    startTransition(() => {
      show({ page: 1, filters: next });
      setSearch(queryOf(defaults, next, 1), { replace: true });
    });
  };
  return {
    page,
    filters,
    filtered: Object.keys(defaults).some((name) => filters[name] !== defaults[name]),
    // The address knows of a change that was made a moment ago and is not rendered yet.
    set: (patch) => change({ ...readParams(defaults, new URLSearchParams(location.search)).filters, ...patch }),
    pageQuery: (to) => `?${queryOf(defaults, filters, to)}`,
    reset: () => change({ ...defaults }),
  };
}

function readParams<D extends ListDefaults>(defaults: D, search: URLSearchParams): { page: number; filters: Filters<D> } {
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const filters = Object.entries(defaults).map(([name, fallback]) => [name, search.get(name) ?? fallback]);
  return { page, filters: Object.fromEntries(filters) as Filters<D> };
}

function queryOf(defaults: ListDefaults, filters: Record<string, string | undefined>, page: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, fallback] of Object.entries(defaults)) {
    const value = filters[name];
    if (value !== undefined && value !== fallback && value !== '') query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
