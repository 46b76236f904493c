import { expect, test } from 'vitest';
import { counterSale, EMPTY_DAY, openTill } from '../../../testing/stages/sales.ts';

/** A world with five passengers at nine and three at noon from Sungai Linggi, on a day without others. */
async function open() {
  const { sim, till } = await openTill();
  for (const { id, jettyId } of sim.world.tables.tickets.all())
    if (jettyId === 3) sim.world.tables.tickets.update(id, { jettyId: null });
  const slots = [
    { from: '09:00', to: '10:00' },
    { from: '12:00', to: '13:00' },
  ];
  sim.world.tables.jetties.update(3, { slots });
  const order = { jetty_id: 3, depart_date: EMPTY_DAY };
  await till.call('generateTicket', { body: counterSale({ ...order, slot: '09:00 - 10:00' }) });
  const pair = { total_adult: 2, total_child: 0, amount: 60, cash_in: 60, cash_out: 0 };
  await till.call('generateTicket', { body: counterSale({ ...order, ...pair, slot: '09:00 - 10:00' }) });
  sim.clock.pass(11_000);
  await till.call('generateTicket', { body: counterSale({ ...order, slot: '12:00 - 13:00' }) });
  return { sim, manager: await sim.as('manager') };
}

test('a morning tide counts the tickets of the slots it would close before noon', async () => {
  const { manager } = await open();
  const count = (date: string) => manager.call('countSeaTideTickets', { query: { date } });
  expect(await count(EMPTY_DAY)).toEqual({ tickets: 2, passengers: 5 });
  expect(await count('2026-06-11')).toEqual({ tickets: 0, passengers: 0 });
});

test('a lower seat limit counts the tickets of departures that would be overbooked', async () => {
  const { manager } = await open();
  const count = (max_passenger: number) => manager.call('countOverbookedTickets', { query: { id: 3, max_passenger } });
  expect(await count(5)).toEqual({ tickets: 0, passengers: 0 });
  expect(await count(4)).toEqual({ tickets: 2, passengers: 5 });
  expect(await count(2)).toEqual({ tickets: 3, passengers: 8 });
});
