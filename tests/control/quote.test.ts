import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

describe('a quote', () => {
  test('is the price of the sale that follows, and its trace adds up', async () => {
    const { sim, world } = await stage();
    const cashier = await sim.as('cashier');
    await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const cart = { package_id: 1, total_adult: 2, total_child: 1, payment_method: 'Cash' };
    const quote = await world.quote(cart, 'cashier');
    expect(quote.total).toBe(75);
    expect(Math.round(quote.trace.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(7_500);
    const { ticket, price_update: isOther } = await cashier.call('generateTicket', {
      headers: { 'x-pos': '1' },
      body: {
        _: 'quoted-sale',
        platform: 'counter',
        jetty_id: 1,
        malaysian: true,
        state: 'Melaka',
        cash_in: 100,
        cash_out: 25,
        ...cart,
        ...quote.sale,
      },
    });
    expect([isOther, ticket?.total_amount]).toEqual([false, quote.total]);
  });

  test('from an answer of GET /tickets/packages is the same as from its world', async () => {
    const { sim, world } = await stage();
    const response = await sim.fetch('/tickets/packages');
    const catalogue = (await response.json()) as Record<string, unknown>;
    for (const payment_method of ['FPX', 'Credit Card', null]) {
      const cart = { package_id: 1, total_adult: 7, total_baby: 1, payment_method };
      expect(await world.control.quotePrice({ body: { cart, catalogue } })).toEqual(await world.quote(cart));
    }
  });

  test('adds dishes, tiers, discounts and fees', async () => {
    const { world } = await stage();
    const agent = await world.quote(
      { package_id: 1, total_adult: 10, source: 'agent', payment_method: 'FPX' },
      'agent',
    );
    expect(agent).toMatchObject({ base: 300, tier: 30, subtotal: 270, fee: 2.7, total: 272.7 });
    const discounted = await world.quote(
      { package_id: 1, total_adult: 2, discount_value: 10, discount_type: '%' },
      'cashier',
    );
    expect(discounted.cashier).toBe(discounted.base / 10);
    expect(discounted.total).toBe(discounted.base - discounted.cashier);
  });

  test('lists what is on sale for a package that is not', async () => {
    const { world } = await stage();
    await expect(world.quote({ package_id: 999 })).rejects.toMatchObject({
      status: 404,
      code: 'package_not_found',
      message: expect.stringContaining('on sale: 1 ('),
    });
  });
});
