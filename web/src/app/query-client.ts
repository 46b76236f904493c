import { ApiError } from '@muara/client/http';
import { QueryClient } from '@tanstack/react-query';
import { onSessionReset } from '@/lib/session-resets.ts';

/** Server state of the signed-in area. Commands are not retried here or anywhere. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // What is on screen is read anew when the line is back; a command is never kept for later, it fails at once.
    queries: { staleTime: 15_000, retry: isWorthAnotherTry, refetchOnWindowFocus: false, refetchOnReconnect: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A read is tried once more when the network or the server failed; a refusal stays one, and 30 s are wait enough. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

onSessionReset(() => queryClient.clear());
