import { ApiError } from '@muara/client/http';
import { QueryClient } from '@tanstack/react-query';
import { onSessionReset } from '@/lib/session-resets.ts';

/** Server state of the signed-in area. Commands are not retried here or anywhere. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Active queries refetch when the connection is back; a command is never queued, it fails immediately.
    queries: { staleTime: 15_000, retry: isWorthAnotherTry, refetchOnWindowFocus: false, refetchOnReconnect: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Retries a read once after a network or server failure; never after a refusal or a 30 s timeout. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

onSessionReset(() => queryClient.clear());
