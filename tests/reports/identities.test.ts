import { describe, expect, test } from 'vitest';
import { snapshotTables } from '../../simulator/src/world/snapshot.ts';
import { recount } from './recount.ts';
import { playDays, read, type ReportStage, tableOf, totalOf } from './stage.ts';

const SEEDS = [1, 2, 3];
const MONEY = ['gross', 'discount', 'fee', 'refund', 'net'] as const;

/** Every day of the world, and single days around its end, where shifts cross midnight. */
const RANGES = ['', '2026-03-10', '2026-03-11', '2026-02-20,2026-03-10', '2026-03-09,2026-03-12'];

function rangeOf(purchased: string): Record<string, string> {
  return purchased === '' ? {} : { purchased_date: purchased };
}

function isIn(purchased: string): (day: string) => boolean {
  if (purchased === '') return () => true;
  const [from = '', to = from] = purchased.split(',');
  return (day) => from <= day && day <= to;
}

async function closingNet({ manager, sim }: ReportStage, query: Record<string, string>): Promise<number> {
  let net = 0;
  for (const { id, role } of sim.world.tables.users.all()) {
    if (['Agent', 'Tour Guide', 'Customer'].includes(role)) continue;
    const report = await read(manager, 'closing_account', { ...query, staff_id: String(id), jetty_id: 'all' });
    net += totalOf(report, 'per_staff', 'net');
  }
  return net;
}

describe.each(SEEDS)('in a random world, seed %i', async (seed) => {
  const stage = await playDays(seed);
  const { manager, sim } = stage;
  const tables = snapshotTables(sim.world.tables);

  test.each(RANGES)(
    'financial, sales, marketing and customers agree with a recount from a snapshot: "%s"',
    async (range) => {
      const query = rangeOf(range);
      const expected = recount(tables, () => true, isIn(range));
      const financial = await read(manager, 'financial', query);
      const sales = await read(manager, 'sales', query);
      const marketing = await read(manager, 'marketing', query);
      for (const column of MONEY) {
        expect(totalOf(financial, 'days', column), column).toBe(expected[column]);
        for (const table of ['by_method', 'by_platform'])
          expect(totalOf(financial, table, column)).toBe(expected[column]);
        for (const table of ['sales', 'by_package']) expect(totalOf(sales, table, column)).toBe(expected[column]);
        for (const table of ['groups', 'group_types', 'states', 'countries'])
          expect(totalOf(marketing, table, column)).toBe(expected[column]);
      }
      expect(totalOf(financial, 'days', 'sales') / 100).toBe(expected.sales);
      expect(totalOf(await read(manager, 'customer', query), 'customers', 'net')).toBe(expected.net);
    },
  );

  test.each(RANGES)(
    'financial = Σ sales = Σ closings over all shifts and sellers outside shifts: "%s"',
    async (range) => {
      const query = { ...rangeOf(range), platform: 'counter' };
      const net = totalOf(await read(manager, 'financial', query), 'days', 'net');
      expect(net).toBe(recount(tables, ({ platform }) => platform === 'counter', isIn(range)).net);
      expect(totalOf(await read(manager, 'sales', query), 'sales', 'net')).toBe(net);
      expect(await closingNet(stage, rangeOf(range))).toBe(net);
    },
  );

  test('every package alone, added up, is the whole', async () => {
    const each = await Promise.all(
      sim.world.tables.packages.all().map(({ id }) => read(manager, 'sales', { package_id: String(id) })),
    );
    const whole = await read(manager, 'sales');
    for (const column of MONEY)
      expect(each.reduce((sum, report) => sum + totalOf(report, 'sales', column), 0)).toBe(
        totalOf(whole, 'sales', column),
      );
  });

  test('the batches of agents cost what their sales say, and their tickets add up', async () => {
    const { rows } = tableOf(await read(manager, 'agent'), 'batches');
    const sold = recount(tables, ({ agentId }) => agentId !== null);
    const amount = rows.reduce((sum, row) => sum + Math.round(Number(row['amount']) * 100), 0);
    expect(amount).toBe(sold.net + sold.refund);
    for (const { bought, sold: sent, used, voided, expired, left } of rows)
      expect(Number(sent) + Number(used) + Number(voided) + Number(expired) + Number(left)).toBe(Number(bought));
  });

  test('the last balance of a drawer is what its shift should hold', async () => {
    const { shifts } = sim.world.tables;
    for (const { id, userId, date, station } of shifts.all().slice(-12)) {
      const query = { staff_id: String(userId), purchased_date: date, ...(station !== null && { counter: station }) };
      const movements = tableOf(await read(manager, 'cash_movement', query), 'movements').rows;
      const closings = tableOf(await read(manager, 'closing_account', { ...query, jetty_id: 'all' }), 'closings').rows;
      const own = closings.filter(({ started_at: start }) => start !== null);
      if (own.length !== 1) continue;
      expect(movements.at(-1)?.['balance'], `shift ${id}`).toBe(own[0]?.['expected']);
    }
  });
});
