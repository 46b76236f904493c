import { toRinggit, toSen } from '@muara/contract/rules';
import { expect, test } from 'vitest';
import type { TestCaller } from '../../../testing/index.ts';
import { createRandom } from '../../world/random.ts';
import { buildSlip } from './slip.ts';
import { CounterDay, KINDS } from '../../../testing/stages/counter-day.ts';
import { openTill, TODAY } from '../../../testing/stages/sales.ts';

const SEED = 'a day at the counter';
const SALES = 200;

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

/** Returns today's rows of both purchase lists. */
async function listRowsOfToday(manager: TestCaller): Promise<{ code: string; amount: number }[]> {
  const rows = [];
  for (const type of [0, 1] as const) {
    for (let page = 0; ; page++) {
      const { data } = await manager.call('listTickets', { query: { ticket_type: type, page } });
      const todays = data.filter(({ created_at: at }) => at.startsWith(TODAY));
      rows.push(...todays.map(({ code, total_amount: amount }) => ({ code, amount: toSen(amount) })));
      if (todays.length === 0) break;
    }
  }
  return rows;
}

test(`a whole day at a counter: 200 sales of every kind, and all figures agree to the sen (seed ${SEED})`, async () => {
  const { sim, till } = await openTill({ clock: '2026-03-10T09:00:00+08:00' });
  const random = createRandom(SEED);
  const day = new CounterDay(sim, till, random);
  for (let number = 0; number < SALES; number++) await day.run(KINDS[number % KINDS.length] ?? random.pick(KINDS));
  const { ledger } = day;
  const manager = await sim.as('manager');

  // Two sales are voided before closing: a cash sale, which is handed back, and one outside any drawer.
  const { tickets, shifts } = sim.world.tables;
  const voided = ['Cash', 'Card'].map((method) =>
    tickets
      .by('shift', shifts.by('openUser', 5)[0]!.id)
      .find((sale) => sale.payment.method === method && sale.departDate !== null && sale.money.total > 0)!,
  );
  for (const { id } of voided)
    await manager.call('cancelTicket', { body: { id, type: 'ticket', cancel_note: 'Sold twice' } });
  ledger.drawer -= voided[0]!.money.total;

  await till.call('closeShift', { body: { total_cash: toRinggit(ledger.drawer) } });
  const slip = buildSlip(sim.world, shifts.by('user', 5).at(-1)!, 'close');
  expect({ expected: slip.expected, counted: slip.counted }).toEqual({
    expected: ledger.drawer,
    counted: ledger.drawer,
  });
  expect((slip.float ?? 0) + sum(slip.movements.map(({ amount }) => amount))).toBe(slip.expected);
  expect(new Map(slip.methods.map(({ method, amount }) => [method, amount]))).toEqual(ledger.methods);
  expect(slip.tickets).toBe(ledger.sold.size);

  // The lists show each sale once, at its price.
  const rows = await listRowsOfToday(manager);
  expect(new Map(rows.filter(({ code }) => ledger.sold.has(code)).map((row) => [row.code, row.amount]))).toEqual(
    ledger.sold,
  );

  // Takings: sales that were not voided, and paid bookings.
  const takings =
    sum(ledger.sold.values()) - sum(voided.map(({ money }) => money.total)) + sum(ledger.bookings.values());
  const chart = await manager.call('getDashboardChart');
  expect(toSen(chart.sales.amount.at(-1)!)).toBe(takings);
  const open = tickets
    .by('paidDay', TODAY)
    .filter(({ jettyId }) => jettyId === null)
    .map(({ money }) => money.total);
  expect(sum(chart.jettys.map(({ amount }) => toSen(amount.at(-1)!))) + sum(open)).toBe(takings);

  // The sum of each payment method equals its tickets and payments.
  const taken = sum(slip.methods.map(({ amount }) => amount));
  const payments = sim.world.tables.payments.by('shift', shifts.by('user', 5).at(-1)!.id);
  expect(taken).toBe(sum(ledger.sold.values()) + sum(payments.map(({ amount }) => amount)));
  expect(sim.warnings).toEqual([]);
});
