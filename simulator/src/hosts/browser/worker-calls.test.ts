import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { createWorkerCalls } from './worker-calls.ts';

function createSite(address: string) {
  const site = new URL(address);
  const folder = site.pathname.replace(/\/$/, '');
  const sim = createTestSimulator({ folder });
  const calls = createWorkerCalls({ simulator: sim.simulator, site, version: '9.9.9' });
  const get = (path: string, init?: RequestInit): Promise<Response> =>
    calls.fetch(new Request(new URL(path, site), init));
  const post = (path: string, body: object): Promise<Response> =>
    get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { site, folder, sim, calls, get, post };
}

const CASHIER = { email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' };

describe.each(['https://demo.test/', 'https://demo.test/a/b/'])('a server in the worker of %s', (address) => {
  test('signs in, recognises its token, and chooses a world by the path', async () => {
    const { get, post } = createSite(address);
    const { token } = (await (await post('api/login', CASHIER)).json()) as { token: string };
    const known = await get('api/authenticate', { headers: { authorization: `Bearer ${token}` } });
    expect(await known.json()).toMatchObject({ user: { email: CASHIER.email } });
    expect(await (await post('w/shop/api/login', CASHIER)).json()).toMatchObject({
      token: expect.stringMatching(/^shop\./),
    });
  });

  test('gives the app its configuration, in the same folder', async () => {
    const { folder, get } = createSite(address);
    expect(await (await get('w/shop/config.json')).json()).toMatchObject({
      version: '9.9.9',
      apiBase: `${folder}/w/shop`,
      realtimeUrl: `${folder}/w/shop/ws`,
    });
    expect(await (await get('config.json')).json()).toMatchObject({ apiBase: folder, realtimeUrl: `${folder}/ws` });
  });

  test('owns the paths of the server and no others', () => {
    const { site, calls } = createSite(address);
    const owned = ['api/login', 'config.json', 'w/shop/config.json', 'ipay88/entry', '__sim/worlds', 'tickets/pdf/x'];
    const others = ['', 'd/pos', 'assets/index.js', 'favicon.svg', '%E0%A4%A'];
    expect(owned.filter((path) => !calls.owns(new URL(path, site)))).toEqual([]);
    expect(others.filter((path) => calls.owns(new URL(path, site)))).toEqual([]);
    expect(calls.owns(new URL('https://elsewhere.test/a/b/api/login'))).toBe(false);
  });

  test('shows the app below the address of each world, and the console below its own', () => {
    const { site, folder, calls } = createSite(address);
    const at = (path: string) => calls.pageAt(new URL(path, site));
    expect([at(''), at('d/pos')]).toEqual([{ page: 'app' }, { page: 'app' }]);
    expect(at('w/shop')).toEqual({ page: 'moved', to: `${folder}/w/shop/` });
    expect([at('w/shop/'), at('w/shop/d/pos')]).toEqual(
      Array.from({ length: 2 }, () => ({ page: 'app', world: `${folder}/w/shop` })),
    );
    expect(['__sim/', '__sim/worlds', '__sim/w/shop/calls/7'].map(at)).toEqual(
      Array.from({ length: 3 }, () => ({ page: 'console' })),
    );
    const served = ['w/shop/api/packages', 'w/shop/config.json', 'w/shop/ipay88/entry', '__sim/worlds/shop/outbox'];
    expect(served.map(at)).toEqual(served.map(() => undefined));
  });

  test('leads with its mails to the app of their world', async () => {
    const { folder, get, post } = createSite(address);
    expect((await post('w/shop/api/forgot_password', { email: CASHIER.email })).status).toBe(200);
    const outbox = (await (await get('__sim/worlds/shop/outbox')).json()) as { data: { text: string }[] };
    expect(outbox.data.at(-1)?.text).toContain(`https://demo.test${folder}/w/shop/d/reset-password`);
  });

  test('shows a dropped connection as a network error', async () => {
    const { sim, post } = createSite(address);
    sim.simulator.worlds.room('default').faults.order({ operationId: 'login', nth: 1, drop: true });
    expect((await post('api/login', CASHIER)).type).toBe('error');
    expect((await post('api/login', CASHIER)).status).toBe(200);
  });

  test('leads from its pages into the same folder', async () => {
    const { folder, get } = createSite(address);
    const outbox = await get('__sim/worlds/default/outbox', { headers: { accept: 'text/html' } });
    expect(await outbox.text()).toContain(`href="${folder}/__sim/worlds/default/outbox"`);
    const read = await get('__sim/worlds/default/outbox', {
      method: 'POST',
      referrer: new URL('__sim/worlds/default/outbox', address).href,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'read=all',
    });
    expect([read.status, read.headers.get('location')]).toEqual([303, `${folder}/__sim/worlds/default/outbox`]);
  });
});

test('a site leaves the folders beside its own alone', () => {
  const { calls } = createSite('https://demo.test/a/b/');
  expect(calls.owns(new URL('https://demo.test/api/login'))).toBe(false);
  expect(calls.owns(new URL('https://demo.test/a/bc/api/login'))).toBe(false);
});
