import { QueryClient } from '@tanstack/react-query';
import { onSessionReset } from './session-resets.ts';

/** Server state of the signed-in area. Commands are not retried here or anywhere; reads are retried once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

onSessionReset(() => queryClient.clear());
