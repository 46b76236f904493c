import type { MuaraClient } from '@muara/client/http';
import type { SessionAnswer } from '@muara/contract/types';
import type { Session } from '@/domain/session/session-context.ts';
import { resetSessionState } from '@/lib/session-resets.ts';
import type { Tokens } from './tokens.ts';

/**
 * A message between tabs.
 * It carries the token, because storage may not show another tab's token yet, and the person, because the end of one
 * person's session does not end another's.
 */
type TabMessage = { type: 'login'; token: string | null; person: number } | { type: 'logout'; person: number | null };

/** Why a session ended here; `forced` ones come from the server or another tab. */
type SessionEnd = 'signed-out' | 'forced';

/**
 * The session of this tab, synchronised with other tabs (000 §4).
 * Plain state; React subscribes to it.
 */
export interface SessionStore {
  get(): Session | null;
  subscribe(listener: () => void): () => void;
  /**
   * Signs in with the saved token and assigns this tab to its person. Never throws.
   * Without a valid token, leftover data is cleared (000 §2).
   */
  start(): Promise<void>;
  /** Why the saved token could not be checked (network, new version …); null if it was, or without one. */
  problem(): unknown;
  /** How the last session of this tab ended; a forced end keeps the way back after the next sign-in. */
  lastEnd(): SessionEnd;
  signIn(email: string, password: string): Promise<Session>;
  /** Continues with a session that somebody else opened for this tab. */
  enter(answer: SessionAnswer): void;
  /**
   * Clears token and cached data and notifies the other tabs.
   * For `signed-out` it also notifies the server in the background.
   */
  end(how: SessionEnd): void;
  /** Handles the server's refusal of the saved token, even if it belongs to another person. */
  refused(): void;
  /**
   * Null while the saved token belongs to this tab's person.
   * Otherwise the tab switches to the other person, and pending calls of the first person wait: until the token turns
   * out to be theirs after all, or for ever.
   */
  settled(): Promise<void> | null;
  /** Takes over a changed part of the session, such as the bubble counters. */
  patchUser(patch: Partial<Session['user']>): void;
}

interface SessionParts {
  /** Calls in the name of this tab's person. */
  client(): MuaraClient;
  /** A client that uses any saved token: to sign in, and to find out whose it is. */
  entrance(): MuaraClient;
  tokens: Tokens;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
}

const forEver = () => new Promise<never>(() => undefined);

export function createSessionStore({ client, entrance, tokens, channel }: SessionParts): SessionStore {
  let session: Session | null = null;
  let problem: unknown = null;
  let lastEnd: SessionEnd = 'forced';
  let starting: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Session | null) => {
    if (session && session.user.id !== next?.user.id) resetSessionState();
    if (next === null) tokens.leave();
    session = next;
    for (const listener of listeners) listener();
  };
  const tell = (message: TabMessage) => channel?.postMessage(message);

  const authenticate = async (token: string) => {
    try {
      const answer = await entrance().call.authenticate();
      tokens.belong(answer.user.id, answer.token || token);
      set(answer);
    } catch (error) {
      // A refused token was cleared by the session-end hook; after any other failure it is kept for the next try.
      problem = tokens.kept() ? error : null;
      set(null);
    }
  };
  /** Checks again if another tab has saved another token in the meantime. */
  const start = async () => {
    let asked: string | null;
    do {
      problem = null;
      asked = tokens.kept();
      if (asked !== null) await authenticate(asked);
    } while (session ? tokens.isForeign() : (tokens.kept() ?? asked) !== asked);
  };
  const begin = (answer: Session, token: string | null) => {
    if (token !== null) tokens.belong(answer.user.id, token);
    set(answer);
    tell({ type: 'login', token, person: answer.user.id });
  };
  const finish = (how: SessionEnd) => {
    const person = session?.user.id ?? null;
    lastEnd = how;
    tokens.forget();
    set(null);
    tell({ type: 'logout', person });
  };

  const store: SessionStore = {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    problem: () => problem,
    lastEnd: () => lastEnd,
    start: () =>
      (starting ??= start().finally(() => {
        starting = null;
      })),
    async signIn(email, password) {
      const answer = await entrance().call.login({ body: { email, password, platform: 'web_app' } });
      begin(answer, answer.token || tokens.kept());
      return answer;
    },
    enter(answer) {
      const { token = null } = answer;
      if (token !== null) tokens.keep(token, answer.user.id);
      begin(answer, token);
    },
    end(how) {
      if (!session && !tokens.kept()) return;
      // This browser belongs to someone else now, and their session does not end.
      if (tokens.isForeign()) return void store.start();
      if (how === 'signed-out')
        void client()
          .call.logout({ keepalive: true })
          .catch(() => undefined);
      finish(how);
    },
    refused: () => finish('forced'),
    settled() {
      if (!tokens.isForeign()) return null;
      const person = session?.user.id;
      return store.start().then(() => (session?.user.id === person ? undefined : forEver()));
    },
    patchUser(patch) {
      if (session) set({ ...session, user: { ...session.user, ...patch } });
    },
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'login') {
      if (data.token !== null) tokens.keep(data.token, data.person);
      void store.start();
    } else if (!session || data.person === null || session.user.id === data.person) set(null);
  });
  return store;
}
