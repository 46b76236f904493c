import type { MuaraClient } from '@muara/client/http';
import type { Setting } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The saved settings. */
export const settingQuery = (client: MuaraClient) =>
  queryOptions({ queryKey: ['setting'], queryFn: ({ signal }) => client.call.getSetting({ signal }) });

/** Stores the settings that a save returned. */
export function keepSetting(queries: QueryClient, client: MuaraClient, setting: Setting): void {
  queries.setQueryData(settingQuery(client).queryKey, setting);
}

/**
 * Shows the switch's new state before the server responds; returns a function that undoes it.
 * It cancels reads in flight, which would show the old state again.
 */
export async function showOnline(
  queries: QueryClient,
  client: MuaraClient,
  online: Setting['online'],
): Promise<() => void> {
  const { queryKey } = settingQuery(client);
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueryData(queryKey)?.online;
  const put = (value: Setting['online']) =>
    queries.setQueryData(queryKey, (setting) => setting && { ...setting, online: value });
  put(online);
  return () => {
    if (before !== undefined) put(before);
  };
}
