import type { PrinterType } from '@muara/contract/constants';
import type { OperationId, SessionAnswer } from '@muara/contract/types';
import type { MuaraClient } from '@muara/client/http';
import type { Realtime, RealtimeState } from '@muara/client/realtime';
import type { ServerMessage } from '@muara/contract/realtime';
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { toast } from '@/lib/toast.ts';
import type { Printers } from '@/domain/printing/printing.ts';

/** What `/config.json` says at run time; no build-time switch tells one back end from another. */
export interface AppConfig {
  appName: string;
  version: string;
  /** '' for this origin, or a prefix or origin without a trailing slash. */
  apiBase: string;
  realtimeUrl: string;
  /** Base URL of the local helper for each printer type. */
  printers: Record<PrinterType, string>;
  localhostShortcuts: boolean;
  /** Where the app stands in the stores; a store without an address is not offered. */
  stores?: { android?: string; ios?: string };
}

/** The signed-in session as the server told it (000 §7): user, menu entries, announcement. */
export type Session = SessionAnswer;

/** What a screen may do with the session. */
export interface SessionActions {
  /** Signs in, stores the token, tells other tabs. Throws ApiError (422 wrong password …). */
  signIn(email: string, password: string): Promise<Session>;
  /** Ends the session here and in other tabs; the server is told in the background. */
  signOut(): void;
  /** Takes over what has changed about the signed-in person, such as a new name or picture. */
  patchUser(patch: Partial<Session['user']>): void;
  /** The bearer token, for the addresses of downloads that open in a window of their own. */
  token(): string | null;
  /** Whether the session may make this call, from the contract's table. */
  can(operation: OperationId): boolean;
  /** Whether the session holds `action` in `area`; true for internal users only (000 §6). */
  hasPermission(area: string, action: string): boolean;
}

export const ConfigContext = createContext<AppConfig | null>(null);
export const ClientContext = createContext<MuaraClient | null>(null);
export const SessionContext = createContext<Session | null>(null);
export const SessionActionsContext = createContext<SessionActions | null>(null);
export const RealtimeContext = createContext<Realtime | null>(null);
export const PrintersContext = createContext<Printers | null>(null);
export const DialogsContext = createContext<DialogRequests | null>(null);

/** The run-time configuration; always there once the app is mounted. */
export const useConfig = (): AppConfig => required(use(ConfigContext), 'config');
/** The typed client: `client.call.getDashboard()`; global errors are handled, the rejection still reaches the caller. */
export const useClient = (): MuaraClient => required(use(ClientContext), 'client');
/** The session, or null when nobody is signed in. */
export const useSession = (): Session | null => use(SessionContext);
/** The session on screens behind the session guard. */
export const useSignedIn = (): Session => required(use(SessionContext), 'session');
export const useSessionActions = (): SessionActions => required(use(SessionActionsContext), 'session actions');
const useRealtime = (): Realtime => required(use(RealtimeContext), 'realtime');
/** Where the connection stands; renders anew on each change. */
export function useRealtimeState(): RealtimeState {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.subscribe, realtime.state);
}
/** Connects again, after the client has given up. */
export const useReconnect = (): (() => void) => useRealtime().start;
/** Online printers, the choice per type, and the print jobs. */
export const usePrinters = (): Printers => required(use(PrintersContext), 'printers');
/** `alert`, `confirm` and `ask` as promises. */
export const useDialogs = (): DialogRequests => required(use(DialogsContext), 'dialogs');
/** Toasts: `success`, `error`, `info`; 5 s, at most 5 at a time. */
export const useToast = (): Pick<typeof toast, 'success' | 'error' | 'info' | 'dismiss' | 'all'> => toast;

/** Runs `handler` for each realtime message of one type while the component is mounted. */
export function useRealtimeMessage<T extends ServerMessage['type']>(
  type: T,
  handler: (message: Extract<ServerMessage, { type: T }>) => void,
): void {
  const realtime = useRealtime();
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.on(type, (message) => latest(message)), [realtime, type]);
}

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The ${name} provider is missing above this component.`);
  return value;
}
