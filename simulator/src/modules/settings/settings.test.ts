import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { appVersions, customRole, newCashier, settingsForm } from '../../../testing/samples/people.ts';
import { agentSale, counterSale, joinChannel, publicSale } from '../../../testing/stages/sales.ts';

const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];
const system = settingsForm().roles;

describe('getSetting', () => {
  test('200: returns ages, expiry, every role, and the empty grid', async () => {
    const setting = await (await createTestSimulator().as('manager')).call('getSetting');
    expect(setting).toMatchObject({ online: 1, child_min_age: 4, agents_ticket_expiry_period: 6, updated_at: null });
    expect(setting.policies.roles).toHaveLength(11);
    expect(setting.policies.roles.every((role) => role.system)).toBe(true);
    expect(setting.policies.roles.find(({ name }) => name === 'Agent')).toMatchObject({
      internal: false,
      policies: {},
    });
    expect(
      Object.values(setting.default_policies)
        .flat()
        .some(({ active }) => active),
    ).toBe(false);
  });

  test('200: returns settings that can be saved unchanged', async () => {
    const manager = await createTestSimulator().as('manager');
    const { policies, ...form } = await manager.call('getSetting');
    const { agents_ticket_expiry_period, child_min_age, adult_min_age, senior_min_age, super_senior_min_age } = form;
    const ages = { child_min_age, adult_min_age, senior_min_age, super_senior_min_age };
    const body = { agents_ticket_expiry_period, ...ages, roles: policies.roles, updated_at: form.updated_at };
    expect((await manager.call('saveSetting', { body })).policies).toEqual(policies);
  });
});

describe('saveSetting', () => {
  test('200: applies new ages in the shop immediately, and clears the caches of signed-in windows', async () => {
    const sim = createTestSimulator();
    const [manager, cashier] = [await sim.as('manager'), await sim.as('cashier')];
    const window = joinChannel(sim, cashier);
    const body = settingsForm({ child_min_age: 3, adult_min_age: 12, senior_min_age: 56, super_senior_min_age: 65 });
    await manager.call('saveSetting', { body });
    expect(await sim.call('getSalePackages')).toMatchObject({
      child_min_age: 3,
      adult_min_age: 12,
      senior_min_age: 56,
      super_senior_min_age: 65,
    });
    expect(window.messages).toContainEqual({ type: 'function', name: 'clear_cache' });
    expect(newestAuditEntry(sim)).toMatchObject({ username: 'manager', module: 'Settings' });
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'adult_min_age', before: '13', after: '12' });
  });

  test('200: applies a new expiry to later agents’ tickets only', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    const sell = async (): Promise<number | null | undefined> => {
      const before = new Set(sim.world.tables.tickets.all().map(({ id }) => id));
      await agent.call('generateTicket', { body: agentSale() });
      return sim.world.tables.tickets.all().find(({ id }) => !before.has(id))?.expiredAt;
    };
    const first = await sell();
    await manager.call('saveSetting', { body: settingsForm({ agents_ticket_expiry_period: 12 }) });
    // The same order within seconds is the same sale.
    sim.clock.pass(11_000);
    const second = await sell();
    expect([first, second].map((at) => new Date((at ?? 0) + 28_800_000).toISOString().slice(0, 10))).toEqual([
      '2026-09-10',
      '2027-03-10',
    ]);
  });

  test('200, 422: refuses a stale form, and names who saved first', async () => {
    const sim = createTestSimulator();
    const [manager, other] = [await sim.as('manager'), await sim.as('superuser')];
    const { updated_at } = await other.call('getSetting');
    const first = await manager.call('saveSetting', { body: settingsForm({ updated_at }) });
    const refusal = await other.refused('saveSetting', { body: settingsForm({ updated_at, child_min_age: 5 }) });
    expect(refusal).toMatchObject({ code: 'settings_changed', body: { message: 'Settings changed by Lim Siew Mei' } });
    const second = await other.call('saveSetting', { body: settingsForm({ updated_at: first.updated_at }) });
    expect(second.updated_at).not.toBe(first.updated_at);
    expect(second.updated_by).toBe('Hafiz Kamaruddin');
  });

  test('200: allows assigning a custom role, whose users keep their permissions when it changes', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = customRole('Deckhand', { Tickets: ['View', 'Scan'] });
    await manager.call('saveSetting', { body: settingsForm({ roles: [...system, before] }) });
    const { data, policies } = await manager.call('addUser', { body: newCashier({ role: 'Deckhand' }) });
    expect(data[0]).toMatchObject({ role: 'Deckhand', policies: before.policies });
    expect(policies.at(-1)).toMatchObject({ name: 'Deckhand', system: false, internal: true, users: 1 });
    const deckhand = await sim.as('nurul');
    await deckhand.call('listTickets');

    const after = customRole('Deckhand', { Audit: ['View'] });
    const setting = await manager.call('saveSetting', { body: settingsForm({ roles: [...system, after] }) });
    expect(setting.policies.roles.at(-1)).toMatchObject({ policies: after.policies, users: 1 });
    await deckhand.call('listTickets');
    expect((await deckhand.refused('listAudit')).status).toBe(403);
    expect(newestAuditEntry(sim)?.changes).toEqual([
      { field: 'roles.Deckhand', before: 'Tickets: View, Scan', after: 'Audit: View' },
    ]);
  });

  test('200: does not let users of a custom role manage anybody', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const role = customRole('Deckhand', { Users: ['View', 'Create', 'Update', 'Delete'] });
    await manager.call('saveSetting', { body: settingsForm({ roles: [...system, role] }) });
    await manager.call('addUser', { body: newCashier({ role: 'Deckhand' }) });
    const deckhand = await sim.as('nurul');
    const other = newCashier({ username: 'other', email: 'other@muara.test', role: 'CSA' });
    expect((await deckhand.refused('addUser', { body: other })).code).toBe('role_not_permitted');
    expect((await deckhand.refused('editUser', { body: { id: 6, role: 'Marketing' } })).code).toBe(
      'role_not_permitted',
    );
  });

  test.each(['constructor', '__proto__', 'Ketua Bot'])('200: accepts a role called %s', async (name) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const role = customRole(name, { Tickets: ['View'] });
    await manager.call('saveSetting', { body: settingsForm({ roles: [...system, role] }) });
    await manager.call('addUser', { body: newCashier({ role: name }) });
    const window = joinChannel(sim, await sim.as('nurul'));
    expect(window.messages[0]).toMatchObject({ type: 'connected', channel: 'staff' });
    expect((await manager.call('getSetting')).policies.roles.at(-1)).toMatchObject({ name, users: 1 });
  });

  test('422: names every invalid field in one refusal', async () => {
    const manager = await createTestSimulator().as('manager');
    const roles = [...system.filter(({ name }) => name !== 'CSA'), { name: ' ', policies: {} }];
    const body = settingsForm({ child_min_age: -1, senior_min_age: 12, agents_ticket_expiry_period: 0, roles });
    expect((await manager.refused('saveSetting', { body })).body.errors).toMatchObject([
      { field: 'child_min_age', code: 'number_invalid' },
      { field: 'senior_min_age', code: 'ages_order' },
      { field: 'agents_ticket_expiry_period', code: 'expiry_months_invalid' },
      { field: 'roles', code: 'role_required' },
      { field: 'roles.10.name', code: 'validation_failed' },
    ]);
  });
});

describe('setOnline', () => {
  test('200: closes the public shop and the agents’ sale when offline, but not the counter', async () => {
    const sim = createTestSimulator();
    const [manager, agent, cashier] = [await sim.as('manager'), await sim.as('agent'), await sim.as('cashier')];
    await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const window = joinChannel(sim, cashier);
    expect(await manager.call('setOnline', { body: { online: 0 } })).toEqual({ online: 0 });
    expect((await sim.call('getSalePackages')).online).toBe(0);
    expect((await agent.call('getSalePackages')).online).toBe(0);
    expect((await sim.refused('generatePublicTicket', { body: publicSale() })).code).toBe('shop_offline');
    expect((await agent.refused('generateTicket', { body: agentSale() })).code).toBe('shop_offline');
    await cashier.call('generateTicket', { body: counterSale() });
    expect(window.messages).toContainEqual({ type: 'function', name: 'clear_cache' });
    await manager.call('setOnline', { body: { online: 1 } });
    await agent.call('generateTicket', { body: agentSale() });
  });

  test('200: changes and announces nothing when repeated', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = sim.world.tables.audit.size;
    await manager.call('setOnline', { body: { online: 1 } });
    expect(sim.world.tables.audit.size).toBe(before);
  });
});

describe('saveAppVersion', () => {
  test('200, 422: refuses a stale form', async () => {
    const sim = createTestSimulator();
    const developer = await sim.as('skaloot');
    const opened = await developer.call('getAppVersion');
    await developer.call('saveAppVersion', { body: { ...opened, ios_admin: '2.0.0' } });
    const body = { ...opened, ios_public: '3.0.0' };
    expect((await developer.refused('saveAppVersion', { body })).code).toBe('record_changed');
    const { updated_at: _, ...unconditional } = body;
    expect(await developer.call('saveAppVersion', { body: unconditional })).toMatchObject({ ios_public: '3.0.0' });
  });

  test('200: returns 409 to an older app for every operation, but not to other apps or the web app', async () => {
    const sim = createTestSimulator();
    const developer = await sim.as('skaloot');
    const versions = appVersions({ android_terminal: '1.4' });
    expect(await developer.call('saveAppVersion', { body: versions })).toMatchObject(versions);
    expect(await developer.call('getAppVersion')).toMatchObject(versions);
    const status = async (platform: string, version: string): Promise<number> => {
      const headers = { 'x-platform': platform, 'x-app-version': version };
      return (await developer.fetch('/api/authenticate', { headers })).status;
    };
    expect(await status('android_terminal', '1.3.9')).toBe(409);
    expect(await status('android_terminal', '1.4.0')).toBe(200);
    expect(await status('android_terminal', '1.10')).toBe(200);
    expect(await status('android_kiosk', '1.3.9')).toBe(200);
    expect(await status('web_app', '0.1.0')).toBe(200);
    expect(await status('constructor', '0.0.1')).toBe(200);
    const login = await sim.fetch('/api/login', {
      method: 'POST',
      headers: { 'x-platform': 'android_terminal', 'x-app-version': '1.0.0' },
    });
    expect(login.status).toBe(409);
  });

  test('200: applies to its own world only', async () => {
    const sim = createTestSimulator();
    await (await sim.as('skaloot')).call('saveAppVersion', { body: appVersions({ ios_admin: '9.0.0' }) });
    const headers = { 'x-platform': 'ios_admin', 'x-app-version': '1.0.0', 'x-sim-world': 'elsewhere' };
    expect((await sim.fetch('/tickets/packages', { headers })).status).toBe(200);
  });

  test('422: names each invalid version', async () => {
    const developer = await createTestSimulator().as('skaloot');
    const body = appVersions({ ios_public: ' ', ios_admin: 'v1' });
    expect((await developer.refused('saveAppVersion', { body })).body.errors).toMatchObject([
      { field: 'ios_admin', code: 'app_version_format' },
      { field: 'ios_public', code: 'validation_failed' },
    ]);
  });
});
