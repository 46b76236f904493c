import type { Control } from '@muara/client/control';
import { queryOptions } from '@tanstack/react-query';

/** How often the console asks for what no long poll tells, such as another tester's clock change. */
export const REFRESH_MS = 2_000;

/** Everything that the console reads of a world begins with this key. */
export const worldKey = (name: string) => ['world', name] as const;

export const worldsQuery = (control: Control) =>
  queryOptions({
    queryKey: ['worlds'],
    queryFn: () => control.listWorlds(),
    refetchInterval: REFRESH_MS,
  });

export const worldQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'summary'],
    queryFn: () => control.getWorld({ params: { name } }),
    refetchInterval: REFRESH_MS,
  });

/** The last call of a world that has had `calls` of them. */
export const lastCallQuery = (control: Control, name: string, calls: number) =>
  queryOptions({
    queryKey: [...worldKey(name), 'last-call', calls],
    queryFn: async () =>
      (await control.getJournal({ params: { name }, query: { since: calls - 1 } })).data.at(-1) ?? null,
    enabled: calls > 0,
    staleTime: Infinity,
  });

export const personasQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'personas'],
    queryFn: () => control.listPersonas({ params: { name } }),
  });

export const clockQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'clock'],
    queryFn: () => control.getClock({ params: { name } }),
    refetchInterval: REFRESH_MS,
  });

export const faultsQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'faults'],
    queryFn: () => control.listFaults({ params: { name } }),
    refetchInterval: REFRESH_MS,
  });

export const mailsQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'mails'],
    queryFn: () => control.getOutbox({ params: { name } }),
  });

export const parkQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'park'],
    queryFn: () => control.getPark({ params: { name } }),
    refetchInterval: REFRESH_MS,
  });

export const limitsQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'limits'],
    queryFn: () => control.getLimits({ params: { name } }),
    refetchInterval: REFRESH_MS,
  });
