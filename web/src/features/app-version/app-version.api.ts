import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** The oldest version of each app. */
export const appVersionQuery = (client: MuaraClient) =>
  queryOptions({ queryKey: ['app-version'], queryFn: ({ signal }) => client.call.getAppVersion({ signal }) });
