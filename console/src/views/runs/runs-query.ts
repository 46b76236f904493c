import type { Control } from '@muara/client/control';
import type { RunCall } from '@muara/contract/control';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS, worldKey } from '../../data/queries.ts';

export const runsQuery = (control: Control) =>
  queryOptions({ queryKey: ['runs'], queryFn: () => control.listRuns(), refetchInterval: REFRESH_MS });

/** A run never changes. */
export const runQuery = (control: Control, id: number) =>
  queryOptions({
    queryKey: ['run', id],
    queryFn: () => control.getRun({ params: { id } }),
    staleTime: Infinity,
  });

/** Finds the id of a reported call in the journal of its world; null if there is none like it. */
export const reportedCallQuery = (control: Control, world: string, call: RunCall) =>
  queryOptions({
    queryKey: [...worldKey(world), 'reported-call', call],
    queryFn: async () => {
      const { pathname } = new URL(call.url);
      const path = pathname.startsWith(`/w/${world}/`) ? pathname.slice(`/w/${world}`.length) : pathname;
      const { data } = await control.getJournal({ params: { name: world }, query: { path, status: call.status } });
      return data.findLast((entry) => entry.path === path && entry.method === call.method)?.id ?? null;
    },
  });
