import type { OperationId, SessionAnswer } from '@muara/contract/types';
import { createContext, use } from 'react';
import { useRequired } from '@/lib/use-required.ts';

/** The signed-in session as the server sends it (000 §7): user, menu entries, announcement. */
export type Session = SessionAnswer;

/** What a screen may do with the session. */
export interface SessionActions {
  /** Signs in, stores the token, tells other tabs. Throws ApiError (422 wrong password …). */
  signIn(email: string, password: string): Promise<Session>;
  /** Ends the session here and in other tabs, and notifies the server in the background. */
  signOut(): void;
  /** Applies a change to the signed-in user, such as a new name or picture. */
  patchUser(patch: Partial<Session['user']>): void;
  /** The bearer token, for the addresses of downloads that open in a window of their own. */
  token(): string | null;
  /** Whether the session may make this call, from the contract's table. */
  can(operation: OperationId): boolean;
  /** Returns whether the session has `action` in `area`; true for internal users only (000 §6). */
  hasPermission(area: string, action: string): boolean;
}

export const SessionContext = createContext<Session | null>(null);
export const SessionActionsContext = createContext<SessionActions | null>(null);

/** Returns the session, or null when nobody is signed in. */
export const useSession = (): Session | null => use(SessionContext);
/** Returns the session on screens behind the session guard. */
export const useSignedIn = (): Session => useRequired(SessionContext, 'session');
/** Returns what a screen may do with the session. */
export const useSessionActions = (): SessionActions => useRequired(SessionActionsContext, 'session actions');
