import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** The user's reports, refetched on return because a shift may have been closed in another window. */
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
