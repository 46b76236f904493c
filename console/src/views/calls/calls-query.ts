import type { Control } from '@muara/client/control';
import type { Journal } from '@muara/contract/control';
import { queryOptions } from '@tanstack/react-query';
import { worldKey } from '../../data/queries.ts';

/** What a list of calls is narrowed down by; the address of the view keeps it. */
export interface CallFilter {
  operationId?: string;
  status?: number;
  code?: string;
  userId?: number;
  path?: string;
}

/** As many calls as the journal keeps. */
const KEPT = 1_000;

/** Reads the calls that match. Later reads ask only for what is new. */
export const callsQuery = (control: Control, name: string, filter: CallFilter) => {
  const queryKey = [...worldKey(name), 'calls', filter] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Journal> => {
      const known = client.getQueryData<Journal>(queryKey);
      const read = (since: number) => control.getJournal({ params: { name }, query: { ...filter, since } });
      const fresh = await read(known?.written ?? 0);
      if (known === undefined) return fresh;
      // The world was reset or replaced: its numbers begin again.
      if (fresh.written < known.written) return read(0);
      const data = [...known.data, ...fresh.data].slice(-KEPT);
      return { data, total: data.length, written: fresh.written };
    },
    refetchInterval: 10_000,
  });
};

/** Reads a filter from an address; what cannot be read is left out. */
export function readFilter(search: URLSearchParams): CallFilter {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const number = (name: string) => (/^\d{1,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : undefined);
  const filter: CallFilter = {
    operationId: text('operation'),
    status: number('status'),
    code: text('code'),
    userId: number('user'),
    path: text('path'),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
