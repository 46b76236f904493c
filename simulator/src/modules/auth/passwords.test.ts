import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const HOUR_MS = 3_600_000;

const lastMail = (sim: TestSimulator) => sim.world.tables.outbox.all().at(-1);
const getToken = (sim: TestSimulator): string => /token=(\S+)/.exec(lastMail(sim)?.text ?? '')?.[1] ?? '';
const ask = (sim: TestSimulator, email: string) => sim.call('forgotPassword', { body: { email, platform: 'web_app' } });

describe('forgotPassword', () => {
  test('200: mails a link to the app with a token that names the world', async () => {
    const sim = createTestSimulator({ world: 'harbour' });
    expect(await ask(sim, ' Cashier@MUARA.test ')).toEqual({ success: true });
    expect(lastMail(sim)).toMatchObject({ to: ['cashier@muara.test'], subject: 'Set your new password' });
    expect(lastMail(sim)?.text).toMatch(/http:\/\/localhost:3000\/d\/reset-password\?token=harbour\.[0-9a-f]{48}\n/);
    expect(lastMail(sim)?.html).toContain(`href="http://localhost:3000/d/reset-password?token=${getToken(sim)}"`);
  });

  test('200: responds identically to an unknown address, and mails nobody', async () => {
    const sim = createTestSimulator();
    expect(await ask(sim, 'nobody@muara.test')).toEqual({ success: true });
    expect(sim.world.tables.outbox.size).toBe(0);
  });

  test('200: informs the owner of a closed account, without a link', async () => {
    const sim = createTestSimulator();
    for (const account of ['inactive', 'inactive-agent', 'expired-agent']) {
      expect(await ask(sim, `${account}@muara.test`)).toEqual({ success: true });
      expect(lastMail(sim)?.subject).toBe('About your account');
      expect(getToken(sim)).toBe('');
    }
  });

  test('200: escapes markup in a name', async () => {
    const sim = createTestSimulator();
    sim.world.tables.users.update(5, { name: '<img src=x>' });
    await ask(sim, 'cashier@muara.test');
    expect(lastMail(sim)?.html).toContain('Hello &lt;img src=x&gt;!');
  });

  test('200: shows the mail on the control plane', async () => {
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    const { data } = (await (await sim.fetch('/__sim/worlds/default/outbox')).json()) as { data: object[] };
    expect(data).toMatchObject([{ subject: 'Set your new password', html: expect.stringContaining('<a href=') }]);
  });
});

describe('resetPassword', () => {
  test('200, 422: sets the password, ends every session, and works once', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    const window = joinChannel(sim, cashier);
    await ask(sim, 'cashier@muara.test');
    const body = { token: getToken(sim), password: 'anchor-7' };
    expect(await sim.call('resetPassword', { body })).toEqual({ success: true });
    expect(window.types()).toContain('logout');
    expect((await cashier.refused('authenticate')).status).toBe(401);
    expect((await sim.refused('login', { body: { email: 'cashier@muara.test', password: 'muara123' } })).status).toBe(
      422,
    );
    await sim.call('login', { body: { email: 'cashier@muara.test', password: 'anchor-7' } });
    expect((await sim.refused('resetPassword', { body })).code).toBe('reset_link_invalid');
    const auditEntry = sim.world.tables.audit.all().find(({ action }) => action === 'Set a new password');
    expect(auditEntry).toMatchObject({ userId: 5, username: 'cashier', module: 'Session' });
  });

  test('200, 422: accepts a link for an hour', async () => {
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    const body = { token: getToken(sim), password: 'anchor-7' };
    sim.clock.pass(HOUR_MS);
    expect((await sim.refused('resetPassword', { body })).code).toBe('reset_link_invalid');
    await ask(sim, 'cashier@muara.test');
    sim.clock.pass(HOUR_MS - 1);
    await sim.call('resetPassword', { body: { ...body, token: getToken(sim) } });
  });

  test('200, 422: invalidates the other links when one is used', async () => {
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    const first = getToken(sim);
    await ask(sim, 'cashier@muara.test');
    await sim.call('resetPassword', { body: { token: getToken(sim), password: 'anchor-7' } });
    expect((await sim.refused('resetPassword', { body: { token: first, password: 'anchor-8' } })).status).toBe(422);
  });

  test('422: refuses a link once the account is closed, removed or has another password', async () => {
    for (const body of [
      { id: 5, active: false },
      { id: 5, password: 'anchor-7' },
    ]) {
      const sim = createTestSimulator();
      await ask(sim, 'cashier@muara.test');
      await (await sim.as('manager')).call('editUser', { body });
      const refusal = await sim.refused('resetPassword', { body: { token: getToken(sim), password: 'anchor-8' } });
      expect(refusal.code).toBe('reset_link_invalid');
    }
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    await (await sim.as('manager')).call('deleteUser', { params: { id: 5 } });
    expect((await sim.refused('resetPassword', { body: { token: getToken(sim), password: 'anchor-8' } })).status).toBe(
      422,
    );
  });

  test('422: refuses a link of another world', async () => {
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    const body = JSON.stringify({ token: getToken(sim), password: 'anchor-7' });
    const headers = { 'content-type': 'application/json', 'x-sim-world': 'elsewhere' };
    expect((await sim.fetch('/api/reset_password', { method: 'POST', body, headers })).status).toBe(422);
  });

  test('200: activates a customer with a first password', async () => {
    const sim = createTestSimulator();
    const asleep = sim.world.tables.users
      .all()
      .find(({ passwordHash, role }) => passwordHash === null && role === 'Customer');
    const email = asleep?.email ?? '';
    await ask(sim, email);
    expect(lastMail(sim)?.subject).toBe('Activate your account');
    await sim.call('resetPassword', { body: { token: getToken(sim), password: 'anchor-7' } });
    expect((await sim.call('login', { body: { email, password: 'anchor-7' } })).user.id).toBe(asleep?.id);
  });

  test.each([
    ['', 'validation_failed'],
    ['12345', 'password_length'],
    ['123456789012345678901', 'password_length'],
  ])('422: "%s" is refused with %s', async (password, code) => {
    const sim = createTestSimulator();
    await ask(sim, 'cashier@muara.test');
    const refusal = await sim.refused('resetPassword', { body: { token: getToken(sim), password } });
    expect(refusal).toMatchObject({ code, body: { field: 'password' } });
  });
});

describe('resetPassword: the trail', () => {
  test('200: names who signed in and out, and nothing else', async () => {
    const sim = createTestSimulator();
    await (await sim.as('cashier')).call('logout');
    const auditEntries = sim.world.tables.audit.all().filter(({ module }) => module === 'Session');
    expect(auditEntries.map(({ username, action }) => [username, action])).toEqual([
      ['cashier', 'Signed in'],
      ['cashier', 'Signed out'],
    ]);
  });
});
