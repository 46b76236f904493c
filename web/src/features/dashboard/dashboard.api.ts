import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** The dashboard's figures. The realtime function `refresh_dashboard` refetches all its queries. */
export const dashboardQuery = (client: MuaraClient) =>
  queryOptions({
    queryKey: ['dashboard', 'figures'],
    queryFn: ({ signal }) => client.call.getDashboard({ signal }),
  });

/** The heavier charts; enabled on the first scroll (000 §2). */
export const dashboardChartQuery = (client: MuaraClient, enabled: boolean) =>
  queryOptions({
    queryKey: ['dashboard', 'charts'],
    queryFn: ({ signal }) => client.call.getDashboardChart({ signal }),
    enabled,
  });
