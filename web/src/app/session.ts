import type { MuaraClient } from '@muara/client/http';
import type { Session } from '@/lib/app-context.ts';
import { resetSessionState } from '@/lib/session-resets.ts';
import { tokens } from './tokens.ts';

/** The token travels with the message: another tab's storage may not show it yet when the message arrives. */
type TabMessage = { type: 'login'; token: string | null } | { type: 'logout' };

/** Why a session ended here; `forced` ones come from the server or another tab. */
export type SessionEnd = 'signed-out' | 'forced';

/** The session of this tab and its step with the other tabs (000 §4). Plain state; React reads it by subscription. */
export interface SessionStore {
  get(): Session | null;
  subscribe(listener: () => void): () => void;
  /** Authenticates when a token is kept; without a valid one the residue is cleared (000 §2). Never throws. */
  start(): Promise<void>;
  /** Why the kept token could not be tried (network, new version …); null when it was, or when there is none. */
  problem(): unknown;
  /** How the last session of this tab ended; a forced end keeps the way back after the next sign-in. */
  lastEnd(): SessionEnd;
  signIn(email: string, password: string): Promise<Session>;
  /** Clears token and cached data, tells the other tabs and, for `signed-out`, the server in the background. */
  end(how: SessionEnd): void;
  /** Takes over a changed part of the session, such as the bubble counters. */
  patchUser(patch: Partial<Session['user']>): void;
}

export function createSessionStore(client: () => MuaraClient): SessionStore {
  let session: Session | null = null;
  let problem: unknown = null;
  let lastEnd: SessionEnd = 'forced';
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muara.session');

  const set = (next: Session | null) => {
    if (session && session.user.id !== next?.user.id) resetSessionState();
    session = next;
    for (const listener of listeners) listener();
  };
  const tell = (message: TabMessage) => channel?.postMessage(message);

  const store: SessionStore = {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    problem: () => problem,
    lastEnd: () => lastEnd,
    async start() {
      problem = null;
      if (!tokens.get()) return;
      try {
        set(await client().call.authenticate());
      } catch (error) {
        // A refused token was cleared by the session-end hook; after any other failure it is kept for the next try.
        problem = tokens.get() ? error : null;
        set(null);
      }
    },
    async signIn(email, password) {
      const answer = await client().call.login({ body: { email, password, platform: 'web_app' } });
      set(answer);
      tell({ type: 'login', token: tokens.get() });
      return answer;
    },
    end(how) {
      if (!session && !tokens.get()) return;
      lastEnd = how;
      if (how === 'signed-out') void client().call.logout({ keepalive: true }).catch(() => undefined);
      tokens.set(null);
      set(null);
      tell({ type: 'logout' });
    },
    patchUser(patch) {
      if (session) set({ ...session, user: { ...session.user, ...patch } });
    },
  };

  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => {
    if (event.data.type === 'logout') return set(null);
    if (event.data.token !== null) tokens.set(event.data.token);
    void store.start();
  });
  return store;
}
