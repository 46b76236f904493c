import type { MuaraClient } from '@muara/client/http';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** The first word of every key here. */
export const SUPPORT_KEY = ['support'] as const;

export const bugReportsQuery = (client: MuaraClient, query: { page: number; search?: string }) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, query],
    queryFn: ({ signal }) => client.call.listBugReports({ query, signal }),
  });

export const reportBugMutation = (client: MuaraClient, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (report: string) => client.call.reportBug({ body: { report } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SUPPORT_KEY }),
  });

export const resolveBugReportMutation = (client: MuaraClient, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => client.call.resolveBugReport({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SUPPORT_KEY }),
  });
