import { ApiError } from '@muara/client/http';
import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of server state. Commands are not retried here or anywhere. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
