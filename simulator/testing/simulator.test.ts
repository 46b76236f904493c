import { describe, expect, test } from 'vitest';
import { createTestSimulator, RefusedCall } from './index.ts';

describe('the simulator in process', () => {
  test('signs in demo accounts and calls operations by name, typed and checked', async () => {
    const simulator = createTestSimulator({ world: 'shop' });
    const cashier = await simulator.as('cashier');
    expect(cashier.token).toMatch(/^shop\./);
    expect((await cashier.call('authenticate')).user).toMatchObject({ email: 'cashier@muara.test', role: 'Cashier' });
    expect((await cashier.call('listTickets', { query: { ticket_type: 0, page: 1 } })).data).toHaveLength(20);
    expect(simulator.simulator.worlds.list().map(({ name }) => name)).toEqual(['shop']);
    expect(simulator.warnings).toEqual([]);
  });

  test('distinguishes a refusal from a response', async () => {
    const simulator = createTestSimulator();
    await expect(simulator.call('authenticate')).rejects.toThrow(RefusedCall);
    expect(await simulator.refused('authenticate')).toMatchObject({ status: 401, code: 'session_required' });
    await expect(simulator.refused('getSalePackages')).rejects.toThrow('getSalePackages was not refused');
    const answer = await simulator.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(422);
  });

  test('keeps time frozen until the test advances it', async () => {
    const simulator = createTestSimulator({ clock: '2026-08-01T08:00:00+08:00' });
    expect(simulator.world.clock.now()).toBe(Date.parse('2026-08-01T08:00:00+08:00'));
    simulator.clock.pass(60_000);
    expect(simulator.world.clock.now()).toBe(Date.parse('2026-08-01T08:01:00+08:00'));
    expect(() => createTestSimulator({ clock: 'soon' })).toThrow('soon is no instant');
  });

  test('gives identical simulators for one seed, to the last code', async () => {
    const lists = await Promise.all(
      [1, 1, 2].map(async (seed) =>
        (await createTestSimulator({ seed }).as('manager')).call('listTickets', { query: { ticket_type: 0 } }),
      ),
    );
    expect(lists[0]).toEqual(lists[1]);
    expect(lists[0]).not.toEqual(lists[2]);
  });
});
