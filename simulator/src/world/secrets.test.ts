import { expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { joinChannel } from '../../testing/stages/sales.ts';
import { createSecrets } from './secrets.ts';

test('a secret has two hexadecimal digits per byte', () => {
  expect(createSecrets((bytes) => bytes.set([0, 15, 255]))).toHaveProperty('token');
  expect(createSecrets((bytes) => bytes.set([0, 15, 255])).token(3)).toBe('000fff');
  expect(createSecrets().token(24)).toMatch(/^[0-9a-f]{48}$/);
});

test('an old session token opens no session after a reset, and says why', async () => {
  const sim = createTestSimulator();
  const before = await sim.as('cashier');
  sim.simulator.worlds.reset('default');
  await sim.as('manager');

  expect((await before.refused('authenticate')).code).toBe('world_reset');
});

test('two installations with the same seed issue different tokens', async () => {
  const [one, other] = await Promise.all([createTestSimulator().as('cashier'), createTestSimulator().as('cashier')]);

  expect(one.token).not.toBe(other.token);
});

test('a test can inject the secrets, and a restored world keeps using them', async () => {
  let count = 0;
  const sim = createTestSimulator({ secrets: { token: (bytes) => `${++count}`.padStart(bytes * 2, '0') } });
  const { worlds } = sim.simulator;
  worlds.restore('default', worlds.snapshot('default'));

  expect((await sim.as('cashier')).token).toMatch(/^default\.0{7}[1-9]0{39}[1-9]$/);
});

test('signing in does not change what the seed generates next', async () => {
  const codes = await Promise.all(
    [1, 3].map(async (signIns) => {
      const sim = createTestSimulator();
      for (let count = 0; count < signIns; count++) await sim.as('cashier');
      return sim.world.random.text('ABC', 8);
    }),
  );

  expect(codes[0]).toBe(codes[1]);
});

test('a session survives a restore of its world; one that began later gets the reason', async () => {
  const sim = createTestSimulator();
  const { worlds } = sim.simulator;
  const before = await sim.as('cashier');
  const snapshot = worlds.snapshot('default');
  const after = await sim.as('manager');
  worlds.restore('default', snapshot);

  expect((await before.call('authenticate')).user.username).toBe('cashier');
  expect((await after.refused('authenticate')).code).toBe('world_reset');
});

test('a window with a token from before the reset is signed out, with the reason', async () => {
  const sim = createTestSimulator();
  const stale = await sim.as('cashier');
  sim.simulator.worlds.reset('default');
  const window = joinChannel(sim, stale);

  expect(window.messages).toEqual([
    { type: 'logout', code: 'world_reset', message: 'The test system was reset. Please sign in again' },
  ]);
});
