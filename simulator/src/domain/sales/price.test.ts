import { rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TICKETS } from '../../seed/seed.ts';
import type { TestSimulator } from '../../../testing/index.ts';
import { agentSale, counterSale, EMPTY_DAY, openTill } from '../../../testing/stages/sales.ts';

const LINGGI = {
  package_id: 3,
  jetty_id: 3,
  depart_date: EMPTY_DAY,
  slot: '22:00 - 23:00',
  total_child: 0,
  cash_out: 0,
};

/** Gives agents this percentage off for ten adults of package 1. */
function setAgentTier({ world: { tables } }: TestSimulator, discount: number): void {
  const { tiers } = tables.packages.must(1);
  const adult = [{ min: 10, max: 50, discount, type: '%' as const }];
  tables.packages.update(1, { tiers: { ...tiers, agent: { ...tiers.agent, adult } } });
}

describe('a changed price', () => {
  test.each<[string, object]>([
    ['the fare', { amount: 74.99 }],
    ['the food', { amount_food: 1 }],
    ['the fee', { processing_fee: 0.6 }],
    ['the discount', { discount_type: '%', discount_value: 10, amount_discount: 7 }],
    ['the free passengers', { free_tickets: 1 }],
    ['the tier discount', { total_discount: 0.01 }],
    ['the total', { total_amount: 75.01 }],
  ])('%s differs: price_update, nothing stored', async (_, part) => {
    const { sim, till } = await openTill();
    const before = sim.world.tables.audit.size;
    expect(await till.call('generateTicket', { body: counterSale(part) })).toEqual({
      price_update: true,
      multiple_request: false,
      ticket: null,
    });
    expect(sim.world.tables.tickets.size).toBe(DEFAULT_TICKETS);
    expect(sim.world.tables.audit.size).toBe(before);
  });

  test('is not assumed when all shown amounts agree: the sale is made', async () => {
    const { till } = await openTill();
    const body = counterSale({ total_amount: 75, total_discount: 0, free_tickets: 0 });
    expect((await till.call('generateTicket', { body })).ticket).toMatchObject({ total_amount: 75 });
  });

  test('stops a sale when a tier changes in between, at a counter and on the dashboard', async () => {
    const { sim, till } = await openTill();
    const agent = await sim.as('agent');
    const party = { amount: 300, total_adult: 10, total_child: 0, total_discount: 30 };
    const shown = {
      counter: counterSale({ ...party, agent_id: 9, total_amount: 270, payment_method: 'Card', cash_in: undefined }),
      dashboard: agentSale({ ...party, total_amount: 272.7 }),
    };
    setAgentTier(sim, 5);
    expect((await till.call('generateTicket', { body: shown.counter })).price_update).toBe(true);
    expect((await agent.call('generateTicket', { body: shown.dashboard })).price_update).toBe(true);
    setAgentTier(sim, 10);
    expect((await till.call('generateTicket', { body: shown.counter })).ticket).toMatchObject({ total_amount: 270 });
    expect((await agent.call('generateTicket', { body: shown.dashboard })).ticket).toMatchObject({
      total_amount: 272.7,
    });
  });

  test('stops a sale when another till takes seats of its free tickets', async () => {
    const { sim, till } = await openTill();
    const { packages, jetties } = sim.world.tables;
    packages.update(3, { freeTickets: [{ buy: 2, free: 1 }] });
    jetties.update(3, { maxPassenger: 11 });
    const order = (free_tickets: number) =>
      counterSale({ ...LINGGI, total_adult: 8, amount: 360, cash_in: 360, free_tickets });
    for (const free of [4, 2])
      expect((await till.call('generateTicket', { body: order(free) })).price_update).toBe(true);
    expect((await till.call('generateTicket', { body: order(3) })).ticket).toMatchObject({ total_free: 3 });
  });

  test('is reported when the server’s rules differ', async () => {
    const priceOrder: typeof rules.priceOrder = (order) => {
      const priced = rules.priceOrder(order);
      return { ...priced, base: priced.base + 1, subtotal: priced.subtotal + 1, total: priced.total + 1 };
    };
    const { till } = await openTill({ rules: { ...rules, priceOrder } });
    expect((await till.call('generateTicket', { body: counterSale() })).price_update).toBe(true);
    expect(
      (await till.call('generateTicket', { body: counterSale({ amount: 75.01, cash_out: 24.99 }) })).ticket?.amount,
    ).toBe(75.01);
  });
});
