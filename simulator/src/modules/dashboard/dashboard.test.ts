import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { counterSale, openTill, TODAY } from '../../../testing/stages/sales.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, part) => total + part, 0);

describe('getDashboard', () => {
  test('200: shows staff the month: top cashiers, visitors, platforms', async () => {
    const manager = await createTestSimulator().as('manager');
    const figures = await manager.call('getDashboard');
    expect(figures).toMatchObject({ month: 'March 2026', as_of: '2026-03-10T10:00:00+08:00' });
    expect(figures.top_3_cashiers).toHaveLength(3);
    expect(figures.states?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Melaka', 'Selangor', 'Johor']));
    expect(figures.countries?.length).toBeGreaterThan(2);
    expect(Math.abs(sum([...figures.states!, ...figures.countries!].map(({ total }) => total)) - 100)).toBeLessThan(2);
    expect(figures.platforms?.labels).toEqual(expect.arrayContaining(['Counter', 'Web App', 'K9 Terminal', 'Agent']));
    expect(figures).not.toHaveProperty('tickets');
  });

  test('200: shows the latest activities only with Audit/View', async () => {
    const sim = createTestSimulator();
    expect((await (await sim.as('supervisor')).call('getDashboard')).audit).toHaveLength(20);
    expect(await (await sim.as('cashier')).call('getDashboard')).not.toHaveProperty('audit');
  });

  test('200: shows agents their tickets and purchases, customers their purchases, and neither the operator’s figures', async () => {
    const sim = createTestSimulator();
    const agent = await (await sim.as('agent')).call('getDashboard');
    expect(agent.tickets?.labels).toEqual(['Available', 'Sold', 'Used', 'Voided', 'Expired']);
    expect(Math.abs(sum(agent.tickets!.percentage) - 100)).toBeLessThan(1);
    expect(sum(agent.purchases!.amount)).toBeGreaterThan(0);
    const customer = await (await sim.as('customer')).call('getDashboard');
    expect(Object.keys(customer).sort()).toEqual(['as_of', 'month', 'purchases']);
  });

  test('200: starts each month at zero', async () => {
    const manager = await createTestSimulator({ clock: '2026-04-01T08:00:00+08:00' }).as('manager');
    const figures = await manager.call('getDashboard');
    expect(figures).toMatchObject({ month: 'April 2026', top_3_cashiers: [], platforms: { labels: [], totals: [] } });
  });
});

describe('getDashboardChart', () => {
  test('200: covers seven days up to today, which is zero until the first sale', async () => {
    const { till, sim } = await openTill();
    const before = await till.call('getDashboardChart');
    expect(before.sales.labels).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      TODAY,
    ]);
    expect(before.sales.amount.slice(0, 6).every((amount) => amount > 0)).toBe(true);
    expect(before.sales.amount[6]).toBe(0);
    expect(before.jettys.map(({ name }) => name)).toEqual(['Jeti Muara', 'Jeti Pengkalan', 'Sungai Linggi']);
    await till.call('generateTicket', { body: counterSale() });
    const after = await till.call('getDashboardChart');
    expect(after.sales.amount[6]).toBe(75);
    expect(after.jettys[0]?.amount[6]).toBe(75);
    expect(after.passengers.values[6]).toBe((before.passengers.values[6] ?? 0) + 3);
    expect(sim.warnings).toEqual([]);
  });

  test.each(['refund', 'cancel'] as const)('200: excludes a sale from every figure after its %s', async (kind) => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    const sold = await till.call('getDashboardChart');
    const done = { requestedAt: null, doneAt: sim.clock.now(), adminId: 2, note: '', bank: null };
    sim.world.tables.tickets.update(ticket!.id, { [kind]: done });
    const net = await till.call('getDashboardChart');
    expect(net.sales.amount[6]).toBe(sold.sales.amount[6]! - 75);
    expect(net.passengers.values[6]).toBe(sold.passengers.values[6]! - 3);
    expect(net.jettys[0]?.amount[6]).toBe(0);
  });

  test('200: does not count a refund request as a refund', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    sim.world.tables.tickets.update(ticket!.id, {
      refund: { requestedAt: sim.clock.now(), doneAt: null, adminId: null, note: '', bank: null },
    });
    expect((await till.call('getDashboardChart')).sales.amount[6]).toBe(75);
  });

  test('200: uses the business day of Kuala Lumpur', async () => {
    const { till } = await openTill({ clock: '2026-03-10T00:30:00+08:00' });
    await till.call('generateTicket', { body: counterSale() });
    const { sales } = await till.call('getDashboardChart');
    expect(sales.labels[6]).toBe(TODAY);
    expect(sales.amount[6]).toBe(75);
  });
});
