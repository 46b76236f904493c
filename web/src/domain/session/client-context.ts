import type { MuaraClient } from '@muara/client/http';
import { createContext } from 'react';
import { useRequired } from '@/lib/use-required.ts';

export const ClientContext = createContext<MuaraClient | null>(null);

/**
 * Returns the typed client, as in `client.call.getDashboard()`.
 * Global errors are handled; the call still rejects.
 */
export const useClient = (): MuaraClient => useRequired(ClientContext, 'client');
