import { createMuaraClient } from '@muara/client/http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onSessionReset } from '@/lib/session-resets.ts';
import { createSessionStore } from './session.ts';
import { createTokens } from './tokens.ts';

/** Whose the tokens of this server are; a token of nobody is refused. */
const PEOPLE: Record<string, number> = { 'default.a': 1, 'default.a2': 1, 'default.b': 2 };
/** Resolves once all pending promises have settled; no timers are involved. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

interface Sent {
  tab: string;
  path: string;
  token: string | null;
}

/** A browser with tabs that share what it keeps; messages between them may be lost. */
function browser({ hears = true } = {}) {
  const kept = new Map<string, string>();
  const sent: Sent[] = [];
  const tabs: { name: string; listen: (data: object) => void }[] = [];

  const tab = (name: string) => {
    const tokens = createTokens({
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => Boolean(kept.set(key, value)),
      remove: (key) => void kept.delete(key),
    });
    const fetch = async (input: RequestInfo | URL): Promise<Response> => {
      const request = input as Request;
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      const path = new URL(request.url).pathname;
      sent.push({ tab: name, path, token });
      await Promise.resolve();
      if (path === '/api/login') {
        const email = new URLSearchParams(await request.text()).get('email');
        return Response.json({ user: { id: PEOPLE[`default.${email}`] }, token: `default.${email}` });
      }
      const id = token === null ? undefined : PEOPLE[token];
      if (id === undefined) return Response.json({ code: 'unauthenticated', message: 'x' }, { status: 401 });
      return Response.json(path === '/api/authenticate' ? { user: { id } } : {});
    };
    const common = { baseUrl: 'http://muara.test', appVersion: '1.0.0', fetch };
    const session = createSessionStore({
      client: () => client,
      entrance: () => entrance,
      tokens,
      channel: {
        postMessage: (data: object) => {
          if (hears) for (const other of tabs) if (other.name !== name) queueMicrotask(() => other.listen(data));
        },
        addEventListener: (_: string, listen: (event: { data: object }) => void) => {
          tabs.push({ name, listen: (data) => listen({ data }) });
        },
      } as never,
    });
    const client = createMuaraClient({
      ...common,
      tokens: { ...tokens.own, settled: session.settled },
      onSessionEnd: () => session.end('forced'),
    });
    const entrance = createMuaraClient({ ...common, tokens: tokens.any, onSessionEnd: session.refused });
    return { session, client, tokens, who: () => session.get()?.user.id ?? null };
  };
  return { tab, sent, kept, keep: (value: string) => kept.set('muara.token', value) };
}

describe('two tabs, two people', () => {
  test.each([true, false])(
    'no tab sends a call with the token of another person (messages heard: %s)',
    async (hears) => {
      const { tab, sent, keep } = browser({ hears });
      keep('default.a');
      const [one, two] = [tab('one'), tab('two')];
      await one.session.start();
      expect(one.who()).toBe(1);
      await two.session.signIn('b', 'secret');
      let isAnswered = false;
      void one.client.call.getNotification().then(() => (isAnswered = true));
      await settle();
      expect(sent.filter(({ path }) => path === '/api/notification')).toEqual([]);
      expect(isAnswered).toBe(false);
      expect([one.who(), two.who()]).toEqual([2, 2]);
      await one.client.call.getNotification();
      expect(sent.at(-1)).toMatchObject({ tab: 'one', token: 'default.b' });
    },
  );

  test('the answer to what the old person asked does not replace the new token', async () => {
    const { tab, kept } = browser({ hears: false });
    const [one, two] = [tab('one'), tab('two')];
    await one.session.signIn('a', 'secret');
    await two.session.signIn('b', 'secret');
    one.tokens.own.set('default.a2');
    expect(kept.get('muara.token')).toBe('2 default.b');
    expect(one.tokens.own.get()).toBeNull();
  });

  test('the end of the old session leaves the new one alone, and its tab follows', async () => {
    const { tab, sent, kept } = browser({ hears: false });
    const [one, two] = [tab('one'), tab('two')];
    await one.session.signIn('a', 'secret');
    await two.session.signIn('b', 'secret');
    one.session.end('signed-out');
    await settle();
    expect(sent.filter(({ path }) => path === '/api/logout')).toEqual([]);
    expect(kept.get('muara.token')).toBe('2 default.b');
    expect([one.who(), two.who()]).toEqual([2, 2]);
  });

  test('a sign-out heard late is of the person who signed out alone', async () => {
    const { tab } = browser();
    const [one, two] = [tab('one'), tab('two')];
    await one.session.signIn('a', 'secret');
    await settle();
    expect(two.who()).toBe(1);
    two.session.end('signed-out');
    await two.session.signIn('b', 'secret');
    await settle();
    expect([one.who(), two.who()]).toEqual([2, 2]);
  });

  test('another token of the same person lets what waited go out', async () => {
    const { tab, sent, keep } = browser({ hears: false });
    keep('default.a');
    const one = tab('one');
    await one.session.start();
    keep('default.a2');
    await one.client.call.getNotification();
    expect(sent.at(-1)).toMatchObject({ path: '/api/notification', token: 'default.a2' });
    keep('1 default.a');
    await one.client.call.getNotification();
    expect(sent.filter(({ path }) => path === '/api/authenticate')).toHaveLength(2);
  });

  test('removes a token that is no longer valid, no matter who left it', async () => {
    const { tab, kept, keep } = browser({ hears: false });
    const one = tab('one');
    await one.session.signIn('a', 'secret');
    keep('9 default.of-yesterday');
    void one.client.call.getNotification();
    await settle();
    expect(one.who()).toBeNull();
    expect(kept.size).toBe(0);
  });
});

test('what was kept of a person is forgotten when it is somebody else or nobody, and no sooner', async () => {
  let forgotten = 0;
  onTestFinished(onSessionReset(() => void (forgotten += 1)));
  const { session } = browser().tab('one');
  await session.signIn('a', 'secret');
  session.patchUser({ name: 'Aisyah' });
  await session.signIn('a2', 'secret');
  expect(forgotten, 'the same person').toBe(0);
  await session.signIn('b', 'secret');
  expect(forgotten, 'somebody else').toBe(1);
  session.end('signed-out');
  expect(forgotten, 'nobody').toBe(2);
});
