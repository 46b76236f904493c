import { counterSale, EMPTY_DAY, openTill } from './sales.ts';

/**
 * Opens a world with five passengers at nine and three at noon from Sungai Linggi, on a day without
 * others.
 */
export async function openSlotSales() {
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
