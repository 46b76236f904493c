import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { simulatorHandlers } from './handlers.ts';

const play = createTestSimulator();
/** A fake network: a file server and a printer helper. */
const network: Server[] = [];
let page = '';
let printer = '';
let worker: SetupServer;

async function listen(): Promise<string> {
  const server = createServer((_request, response) => response.end('the network'));
  network.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  [page, printer] = [await listen(), await listen()];
  worker = setupServer(...simulatorHandlers(play.simulator, page, { version: '9.9.9' }));
  worker.listen({ onUnhandledRequest: 'bypass' });
});

afterAll(() => {
  worker.close();
  for (const server of network) server.close();
});

const signIn = (path = '/api/login'): Promise<Response> =>
  fetch(page + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' }),
  });

describe('a page behind the worker', () => {
  test('signs in and is recognised by its token', async () => {
    const login = await signIn();
    expect(login.status).toBe(200);
    const { token } = (await login.json()) as { token: string };
    const known = await fetch(`${page}/api/authenticate`, { headers: { authorization: `Bearer ${token}` } });
    expect(await known.json()).toMatchObject({ user: { email: 'cashier@muara.test' } });
  });

  test('chooses a world by the prefix of its path', async () => {
    const { token } = (await (await signIn('/w/shop/api/login')).json()) as { token: string };
    expect(token).toMatch(/^shop\./);
  });

  test('receives its configuration', async () => {
    const answer = await fetch(`${page}/w/shop/config.json`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({ version: '9.9.9', apiBase: '/w/shop', realtimeUrl: '/w/shop/ws' });
  });

  test('reaches the control plane', async () => {
    expect(await (await fetch(`${page}/__sim/worlds`)).json()).toMatchObject({ total: expect.any(Number) });
  });

  test('sees a dropped connection as a network error', async () => {
    play.simulator.worlds.room('default').faults.order({ operationId: 'login', nth: 1, drop: true });
    await expect(signIn()).rejects.toThrow(TypeError);
    expect((await signIn()).status).toBe(200);
  });

  test.each(['/', '/assets/index.js', '/d/dashboard', '/%E0%A4%A'])('loads %s from the network', async (path) => {
    expect(await (await fetch(page + path)).text()).toBe('the network');
  });

  test('calls other origins, such as a printer helper, without the simulator', async () => {
    expect(await (await fetch(`${printer}/api/authenticate`)).text()).toBe('the network');
  });
});
