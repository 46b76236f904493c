import { startTransition, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of a list with the value that stands for 'no filter'; such a value is left out of the address. */
export type ListDefaults = Record<string, string>;

export interface ListParams<D extends ListDefaults> {
  /** 1-based, as people read it. */
  page: number;
  filters: { [K in keyof D]: string };
  /** Whether any filter differs from its default. */
  filtered: boolean;
  /** Changes filters and goes back to page 1. */
  set(patch: Partial<Record<keyof D, string>>): void;
  /** The query string of another page under the same filters. */
  pageQuery(page: number): string;
  /** Takes all filters off. */
  reset(): void;
}

/**
 * A list's page and filters, kept in the address alone, so that reload, Back and a copied link show the same rows.
 * `defaults` must be the same object on every render.
 */
export function useListParams<D extends ListDefaults>(defaults: D): ListParams<D> {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const filters = useMemo(() => {
    const entries = Object.entries(defaults).map(([name, fallback]) => [name, search.get(name) ?? fallback]);
    return Object.fromEntries(entries) as { [K in keyof D]: string };
  }, [search, defaults]);

  const set = useCallback(
    (patch: Partial<Record<keyof D, string>>) => {
      const next = queryOf(defaults, { ...filters, ...patch }, 1);
      startTransition(() => setSearch(next, { replace: true }));
    },
    [defaults, filters, setSearch],
  );
  return {
    page,
    filters,
    filtered: Object.keys(defaults).some((name) => filters[name] !== defaults[name]),
    set,
    pageQuery: (to) => `?${queryOf(defaults, filters, to)}`,
    reset: () => startTransition(() => setSearch(new URLSearchParams(), { replace: true })),
  };
}

function queryOf<D extends ListDefaults>(defaults: D, filters: Record<string, string | undefined>, page: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, fallback] of Object.entries(defaults)) {
    const value = filters[name];
    if (value !== undefined && value !== fallback && value !== '') query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return query;
}
