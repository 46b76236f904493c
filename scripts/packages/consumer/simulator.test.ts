import { createMuaraClient } from '@muara/client';
import { createTestSimulator } from '@muara/simulator/testing';
import { expect, test } from 'vitest';

test('a partner tests its own code against the simulator in process', async () => {
  const simulator = createTestSimulator();
  const cashier = await simulator.as('cashier');
  await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const refusal = await cashier.refused('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  expect(refusal.code).toBe('shift_already_open');
});

test('the client calls the simulator without a server', async () => {
  const simulator = createTestSimulator();
  const client = createMuaraClient({
    baseUrl: 'http://localhost:3000',
    appVersion: '0.1.0',
    tokens: { get: () => null, set: () => {} },
    fetch: (input, init) => simulator.simulator.fetch(new Request(input, init)),
  });
  const { user } = await client.call.login({
    body: { email: 'manager@muara.test', password: 'muara123', platform: 'web_app' },
  });
  expect(user.email).toBe('manager@muara.test');
});
