import { ApiError } from '@muara/client/http';
import { QueryClient } from '@tanstack/react-query';
import { onSessionReset } from './session-resets.ts';

/** Server state of the signed-in area. Commands are not retried here or anywhere. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: isWorthAnotherTry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** A read is tried once more when the network or the server failed; a refusal stays one, and 30 s are wait enough. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

onSessionReset(() => queryClient.clear());
