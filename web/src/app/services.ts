import { REQUEST_TIMEOUT_MS } from '@muara/contract/constants';
import {
  type ApiError,
  type ClientOptions,
  createMuaraClient,
  type MuaraClient,
  type TokenStore,
} from '@muara/client/http';
import type { RealtimeSocket } from '@muara/client';
import { currentPath, STORAGE_SUFFIX } from '@/lib/address.ts';
import { resetAppState } from '@/lib/app-state.ts';
import { storage } from '@/lib/storage.ts';
import type { AppConfig } from '@/domain/session/config-context.ts';
import { clientClock, clock } from '@/lib/clock.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { language } from '@/lib/language.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { personalStorage } from '@/lib/personal-storage.ts';
import { toast } from '@/lib/toast.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { en } from './messages/en.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { sessionEndText } from './session-end-text.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Reloads into the newest version, past the one that the service worker keeps. */
async function reloadToNewest(): Promise<void> {
  const worker = await import('./service-worker.ts').catch(() => null);
  if (worker) await worker.reloadToNewest();
  else keptForms.reload();
}

/** The parts of the app outside React. */
export interface Services {
  config: AppConfig;
  client: MuaraClient;
  /** The same calls as nobody: the public shop serves staff and agents as visitors (002 §6). */
  guest: MuaraClient;
  session: SessionStore;
  tokens: Tokens;
  dialogs: Dialogs;
  /** How the app reaches its server and the printers. */
  server: ServerConnection;
  /** The path that will be shown when `path` is opened with the session as it is now. */
  landing(path: string): string;
  /** Ends the app in this page; another one can start after it. */
  close(): void;
}

/** How the app reaches its server and the printers. Tests pass those in the same page. */
export interface ServerConnection {
  fetch?: typeof fetch;
  socket?(url: string): RealtimeSocket;
}

const NOBODY: TokenStore = { get: () => null, set: () => undefined };

export function createServices(config: AppConfig, server: ServerConnection = {}): Services {
  const tokens = createTokens(storage);
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`muara.session${STORAGE_SUFFIX}`);
  const dialogs = createDialogs();
  const session = createSessionStore({
    client: () => client,
    entrance: () => entrance,
    tokens,
    channel,
  });
  // One modal per condition, however many calls run into it.
  let modal: string | null = null;
  const alertOnce = async (message: string): Promise<boolean> => {
    if (modal === message || toast.muted()) return false;
    modal = message;
    await dialogs.requests.alert({ title: config.appName, message });
    modal = null;
    return true;
  };
  const onPos = () => /^\/d\/pos(\/|$)/.test(currentPath());
  const common: Omit<ClientOptions, 'tokens'> = {
    fetch: server.fetch,
    language: language.shown(),
    baseUrl: config.apiBase || location.origin,
    appVersion: config.version,
    timeoutMs: REQUEST_TIMEOUT_MS,
    measureTime: clock.measure,
    setTimer: clientClock.setTimer,
    async onNewVersion(error) {
      // Without words of the server's own each document has its text (000 §8, 002 §8).
      const text = error.code !== 'http_409' ? errorText(error) : onPos() ? en.newUpdatesPos : en.newUpdates;
      if (await alertOnce(text)) await reloadToNewest();
    },
    onRateLimit(error) {
      void alertOnce(errorText(error) || en.tooManyRequest);
    },
  };
  const onSessionEnd = (end: () => void) => (error: ApiError) => {
    if (!session.get() && !tokens.kept()) return;
    const text = sessionEndText(error, tokens.kept() !== null);
    end();
    if (text !== null) toast.error(text);
  };
  const client = createMuaraClient({
    ...common,
    tokens: { ...tokens.own, settled: session.settled },
    pos: onPos,
    onSessionEnd: onSessionEnd(() => session.end('forced')),
  });
  const entrance = createMuaraClient({
    ...common,
    tokens: tokens.any,
    pos: onPos,
    onSessionEnd: onSessionEnd(session.refused),
  });
  const guest = createMuaraClient({ ...common, tokens: NOBODY });
  keptForms.belongTo(() => session.get()?.user.id ?? null);
  personalStorage.belongTo(() => session.get()?.user.id ?? null);
  return {
    config,
    client,
    guest,
    session,
    tokens,
    dialogs,
    server,
    landing(path) {
      if (path === paths.resetPassword()) return path;
      if (path === '/d/login') return session.get() ? '/d/dashboard' : path;
      return path.startsWith('/d') && !session.get() && !session.problem() ? '/d/login' : path;
    },
    close() {
      channel?.close();
      resetAppState();
    },
  };
}
