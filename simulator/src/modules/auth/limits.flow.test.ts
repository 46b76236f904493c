import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';

const CASHIER = { email: 'cashier@muara.test', platform: 'web_app' } as const;
const MINUTE_MS = 60_000;

const guess = (sim: TestSimulator, email: string = CASHIER.email) =>
  sim.refused('login', { body: { email, password: 'wrong-password', platform: 'web_app' } });

async function expectTenRefusals(sim: TestSimulator, email?: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) expect((await guess(sim, email)).code).toBe('invalid_credentials');
}

describe('wrong passwords', () => {
  test.each([CASHIER.email, 'nobody@muara.test'])(
    '%s is refused after ten attempts from any address',
    async (email) => {
      const sim = createTestSimulator();
      await expectTenRefusals(sim, email);
      const response = await sim.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer invented' },
        body: JSON.stringify({ email: ` ${email.toUpperCase()}`, password: 'muara123', platform: 'web_app' }),
      });
      expect(response.headers.get('retry-after')).toBe('900');
      expect(await response.json()).toMatchObject({ code: 'too_many_sign_ins' });
    },
  );

  test('do not affect other accounts, and expire after 15 minutes of world time', async () => {
    const sim = createTestSimulator();
    await expectTenRefusals(sim);
    await sim.as('manager');
    sim.world.clock.advance(15 * MINUTE_MS);
    await sim.as('cashier');
  });

  test('are cleared by a sign-in', async () => {
    const sim = createTestSimulator();
    for (let tries = 0; tries < 9; tries++) await guess(sim);
    await sim.as('cashier');
    await expectTenRefusals(sim);
  });
});

describe('mails with a reset link', () => {
  const linksOf = (sim: TestSimulator): string[] =>
    sim.world.tables.outbox.all().flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? []);
  const ask = (sim: TestSimulator) => sim.call('forgotPassword', { body: CASHIER });

  test('are limited to three of fifty, and only the newest link is valid', async () => {
    const sim = createTestSimulator();
    for (let asked = 0; asked < 50; asked++) expect(await ask(sim)).toEqual({ success: true });
    const [first = '', second = '', third = '', ...more] = linksOf(sim);
    expect(more).toEqual([]);

    for (const token of [first, second])
      expect((await sim.refused('resetPassword', { body: { token, password: 'anchor-7' } })).code).toBe(
        'reset_link_invalid',
      );
    expect(await sim.call('resetPassword', { body: { token: third, password: 'anchor-7' } })).toEqual({
      success: true,
    });
  });

  test('are sent again after an hour', async () => {
    const sim = createTestSimulator();
    for (let asked = 0; asked < 4; asked++) await ask(sim);
    sim.world.clock.advance(60 * MINUTE_MS);
    await ask(sim);
    expect(linksOf(sim)).toHaveLength(4);
  });
});

test('give the session of a deactivated account the reason', async () => {
  const sim = createTestSimulator();
  const cashier = await sim.as('cashier');
  await (await sim.as('manager')).call('editUser', { body: { id: 5, active: false } });

  expect(await cashier.refused('authenticate')).toMatchObject({ status: 403, code: 'account_inactive' });
});
