import { rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TICKETS } from '../../world/seed/seed.ts';
import { counterSale, openTill } from '../test-stage.ts';

describe('a price that changed', () => {
  test.each<[string, object]>([
    ['the fare', { amount: 74.99 }],
    ['the food', { amount_food: 1 }],
    ['the fee', { processing_fee: 0.6 }],
    ['the discount', { discount_type: '%', discount_value: 10, amount_discount: 7 }],
    ['the free heads', { free_tickets: 1 }],
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

  test('skewed rules on the server turn a right price into a changed one', async () => {
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
