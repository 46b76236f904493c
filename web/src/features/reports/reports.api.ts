import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** What the signed-in person can report. A shift is closed in another window: coming back asks again. */
export const reportOptionsQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['reports', 'options'],
    queryFn: ({ signal }) => client.call.getReportOptions({ signal }),
    refetchOnWindowFocus: 'always',
  });

/** The companies that bought as a group type; empty for all of them. */
export const companiesQuery = (client: MuaraClient, groupType: string) =>
  queryOptions({
    queryKey: ['reports', 'companies', groupType],
    queryFn: ({ signal }) => client.call.listGroupCompanies({ params: { type: groupType || 'All' }, signal }),
  });
