import { expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { counterSale, openTill } from '../../testing/stages/sales.ts';
import { receiptNumber } from '../domain/tickets/index.ts';
import { DEFAULT_TICKETS } from '../seed/seed.ts';

test('every operation of the contract is implemented', () => {
  expect(createTestSimulator().simulator.notImplemented).toEqual([]);
});

test('worlds are isolated: tickets, drawers, sessions, time', async () => {
  const { sim, till } = await openTill({ world: 'one' });
  const elsewhere = { 'x-sim-world': 'two' };
  await till.call('generateTicket', { body: counterSale() });
  expect((await till.fetch('/api/authenticate', { headers: elsewhere })).status).toBe(401);
  const other = sim.simulator.worlds.get('two');
  expect(other.tables.tickets.size).toBe(DEFAULT_TICKETS);
  expect(other.tables.shifts.by('openStation', 'Counter 1')).toEqual([]);
  other.clock.advance(86_400_000);
  expect(sim.world.clock.now()).toBe(sim.clock.now());
  expect(other.tables.tickets.must(1)).toBe(sim.world.tables.tickets.must(1));
});

test('a snapshot restores everything, including sessions and jobs', async () => {
  const { sim, till } = await openTill();
  const { ticket } = await till.call('generateTicket', { body: counterSale() });
  const snapshot = sim.simulator.worlds.snapshot('default');
  await till.call('closeShift', { body: { total_cash: 275 } });
  sim.simulator.worlds.restore('default', JSON.parse(JSON.stringify(snapshot)));
  expect(sim.world.tables.tickets.one('code', ticket!.code)).toMatchObject({
    shiftId: sim.world.tables.shifts.by('openUser', 5)[0]?.id,
  });
  expect((await till.call('generateTicket', { body: counterSale({ name: 'Next' }) })).ticket?._id).toBe(
    receiptNumber(DEFAULT_TICKETS + 2),
  );
});

test('a call refused halfway changes nothing', async () => {
  const { sim, till } = await openTill();
  const before = JSON.stringify(sim.simulator.worlds.snapshot('default').tables);
  await till.refused('generateTicket', { body: counterSale({ cash_in: 1 }) });
  await till.refused('closeShift', { body: { total_cash: -1 } });
  expect(JSON.stringify(sim.simulator.worlds.snapshot('default').tables)).toBe(before);
});
