import { expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

test('every counter is above zero in a new world, and equals the length of its list', async () => {
  const sim = createTestSimulator();
  const manager = await sim.as('manager');
  const bubble = await manager.call('getNotification');
  expect(bubble).toMatchObject({ error_log: 0, bug_report: 2 });
  for (const [counter, type] of [
    ['refund_request', 'refund-request'],
    ['cancel_request', 'cancel-request'],
  ] as const) {
    expect(bubble[counter]).toBeGreaterThan(0);
    const lists = await Promise.all(
      ([0, 1] as const).map((list) => manager.call('listTickets', { query: { ticket_type: list, type } })),
    );
    expect(bubble[counter]).toBe(lists.reduce((sum, { total }) => sum + total, 0));
  }
  const parts = await Promise.all(
    ([2, 3] as const).map((list) =>
      manager.call('listTickets', { query: { ticket_type: list, type: 'cancel-request' } }),
    ),
  );
  expect(bubble.sub_cancel_request).toBe(parts.reduce((sum, { total }) => sum + total, 0));
  expect(bubble.upcoming_vvip).toBeGreaterThan(0);
  expect(bubble.pending_booking_vvip).toBeGreaterThan(0);
  expect(bubble.pending_booking_charter).toBeGreaterThan(0);
});

test('a decided request decrements its counter', async () => {
  const sim = createTestSimulator();
  const manager = await sim.as('manager');
  const before = (await manager.call('getNotification')).refund_request;
  const waiting = sim.world.tables.tickets.all().find(({ refund }) => refund !== null && refund.doneAt === null);
  sim.world.tables.tickets.update(waiting?.id ?? 0, { refund: null });
  expect((await manager.call('getNotification')).refund_request).toBe(before - 1);
});

test('a nightly change of a counter makes those who may see it refetch', async () => {
  const sim = createTestSimulator();
  const manager = joinChannel(sim, await sim.as('manager'));
  const agent = joinChannel(sim, await sim.as('agent'));
  sim.world.clock.freeze(Date.parse('2026-04-01T12:00:00+08:00'));
  expect(manager.types()).toContain('get-bubble');
  expect(agent.types()).not.toContain('get-bubble');
  const asked = manager.types().filter((type) => type === 'get-bubble').length;
  sim.world.clock.advance(60_000);
  expect(manager.types().filter((type) => type === 'get-bubble')).toHaveLength(asked);
});

test('upcoming bookings are not counted once their day has passed', async () => {
  const sim = createTestSimulator();
  const manager = await sim.as('manager');
  sim.clock.pass(29 * 86_400_000);
  expect((await manager.call('getNotification')).upcoming_vvip).toBe(0);
});
