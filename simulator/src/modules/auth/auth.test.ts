import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const ROLES: [account: string, role: string][] = [
  ['superuser', 'Super User'],
  ['manager', 'Manager'],
  ['admin', 'Admin'],
  ['accountant', 'Accountant'],
  ['cashier', 'Cashier'],
  ['csa', 'CSA'],
  ['supervisor', 'Supervisor'],
  ['marketing', 'Marketing'],
  ['agent', 'Agent'],
  ['tourguide', 'Tour Guide'],
  ['customer', 'Customer'],
  ['skaloot', 'Super User'],
];

describe('login', () => {
  test.each(ROLES)('200: %s@muara.test is a %s', async (account, role) => {
    const sim = createTestSimulator();
    const { user } = await (await sim.as(account)).call('authenticate');
    expect(user).toMatchObject({
      email: `${account}@muara.test`,
      username: account,
      role,
      super_user: role === 'Super User',
      isSkaloot: account === 'skaloot',
    });
  });

  test('200: accepts the address in any case, as a form or JSON', async () => {
    const sim = createTestSimulator();
    const response = await sim.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: ' Cashier@MUARA.test', password: 'muara123', platform: 'web_app' }).toString(),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      token: expect.stringMatching(/^default\./),
      user: { name: 'Aisyah Rahman' },
    });
  });

  test('422: responds identically to an unknown address and a wrong password', async () => {
    const sim = createTestSimulator();
    const unknown = await sim.refused('login', { body: { email: 'nobody@muara.test', password: 'muara123' } });
    const wrong = await sim.refused('login', { body: { email: 'cashier@muara.test', password: 'muara124' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(422);
  });

  test('422: accepts no password for an account that was never activated, not even an empty one', async () => {
    const sim = createTestSimulator();
    const asleep = sim.world.tables.users.all().find(({ passwordHash }) => passwordHash === null);
    for (const password of ['muara123', 'null  ', '      ']) {
      expect((await sim.refused('login', { body: { email: asleep?.email ?? '', password } })).code).toBe(
        'invalid_credentials',
      );
    }
  });

  test('200: returns no password, hashed or not', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const texts = await Promise.all(
      ['/api/authenticate', '/api/dashboard', '/api/tickets'].map(async (path) => (await manager.fetch(path)).text()),
    );
    const hashes = sim.world.tables.users.all().flatMap(({ passwordHash }) => passwordHash ?? []);
    for (const text of texts) for (const hash of hashes) expect(text).not.toContain(hash);
    expect(texts.join()).not.toMatch(/password/i);
  });
});

describe('authenticate and logout', () => {
  test('200: has a permission grid for staff, and none for people outside the operator', async () => {
    const sim = createTestSimulator();
    const { user: cashier } = await (await sim.as('cashier')).call('authenticate');
    expect(cashier.policies['Tickets']).toContainEqual({ name: 'Create', active: true });
    expect(cashier.policies['Tickets']).toContainEqual({ name: 'Refund (Approve)', active: false });
    expect(Object.keys(cashier.policies)).toHaveLength(15);
    const { user: agent } = await (await sim.as('agent')).call('authenticate');
    expect(agent).toMatchObject({ policies: {}, ws_api_key: '', bubble: { refund_request: 0 } });
  });

  test('200: links the ticket and booking lists in the menu only for those who may view them', async () => {
    const sim = createTestSimulator();
    const { navs } = await (await sim.as('marketing')).call('authenticate');
    expect(navs.map(({ name }) => name)).toEqual([
      'Tickets',
      'Booking',
      'Packages',
      'Add On',
      'Agents',
      'Popup',
      'Customers',
      'Reports',
    ]);
    expect(navs[0]?.children?.map(({ url }) => url)).toEqual([0, 1, 2, 3].map((list) => `/d/tickets/${list}`));
    expect((await (await sim.as('agent')).call('authenticate')).navs).toEqual([]);
  });

  test('200: contains the announcement', async () => {
    const sim = createTestSimulator();
    expect((await (await sim.as('customer')).call('authenticate')).announcement?.title).toBe('Welcome aboard');
  });

  test('200, 401: ends only this token and its windows on sign-out, not other sessions of the same person', async () => {
    const sim = createTestSimulator();
    const [one, other] = [await sim.as('cashier'), await sim.as('cashier')];
    const window = joinChannel(sim, one);
    expect(await one.call('logout')).toEqual({ success: true });
    expect(window.types()).toContain('logout');
    expect((await one.refused('authenticate')).status).toBe(401);
    await other.call('authenticate');
  });

  test('200, 401: ends after 30 days', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    sim.clock.pass(30 * 86_400_000 - 1);
    await cashier.call('authenticate');
    sim.clock.pass(1);
    expect((await cashier.refused('authenticate')).code).toBe('session_expired');
  });

  test('200, 403: applies changed permissions from the next call', async () => {
    const sim = createTestSimulator();
    const csa = await sim.as('csa');
    await csa.call('listTickets');
    sim.world.tables.users.update(6, { policies: {} });
    expect((await csa.refused('listTickets')).status).toBe(403);
  });
});
