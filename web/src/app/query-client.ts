import { ApiError } from '@muara/client/http';
import type { QueryClient } from '@tanstack/react-query';
import { onAppReset } from '@/lib/app-state.ts';
import { FreshQueryClient } from '@/lib/fresh-query-client.ts';
import { onSessionReset } from '@/lib/session-resets.ts';

// oxlint-disable-next-line state/no-module-state -- the reset of the app below drops it, cleared first
let queries: QueryClient | null = null;

const forget = (): void => queries?.clear();
onSessionReset(forget);
onAppReset(() => {
  forget();
  queries = null;
});

/**
 * Returns the cache of server state that the screens of this app share.
 * The sign-in page does not load it.
 */
export function getQueryClient(): QueryClient {
  queries ??= createQueryClient();
  return queries;
}

/** Creates the cache of server state. Commands are not retried here or anywhere. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      // Active queries refetch when the connection is back; a command is never queued, it fails immediately.
      queries: {
        staleTime: 15_000,
        retry: isWorthAnotherTry,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Retries a read once after a network or server failure; never after a refusal or a 30 s timeout. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}
