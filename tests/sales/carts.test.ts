import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import { priceOrder } from '@muara/contract/rules/pricing/price-order';
import { rules } from '@muara/contract/rules';
import { toSen } from '@muara/contract/rules/money/to-sen';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemBefore } from '../../web/src/domain/sale/guard-step.ts';
import { priceSale } from '../../web/src/domain/sale/price-sale.ts';
import type { Sale } from '../../web/src/domain/sale/sale.ts';
import { orderView } from '../../web/src/domain/sale-wizard/summary/order-view.ts';
import { isLongRun } from '../support/long-runs.ts';
import { anyCart, type Cart } from './any-cart.ts';
import { payloadOf, saleOf, Shop } from './shop.ts';

const CARTS = isLongRun ? 1_000 : 150;

/** The rules alone, from the figures of the cart. */
function ruledPrice(cart: Cart, sale: Sale): PricedOrder {
  const method = sale.platform === 'agent_dashboard' ? sale.tile : sale.method;
  const fee = method === null ? undefined : cart.fees[method];
  return priceOrder({
    mode: 'sale',
    package: cart.offer,
    source: sale.agentId !== null ? 'agent' : sale.guideId !== null ? 'tourguide' : 'none',
    counts: sale.counts,
    foods: Object.entries(sale.dishes).map(([id, quantities]) => ({
      name: id,
      prices: cart.dishes[Number(id) - 1]!.prices,
      quantities,
    })),
    minisigua: { active: true, prices: cart.parkPrices },
    cashierDiscount: sale.discount,
    enableDiscount: true,
    fee: fee && method !== null ? { method, ...fee } : null,
  });
}

describe(`${CARTS} carts of every platform`, () => {
  test('cost the same by the rules, in the summary of the web app and at the server, to the sen', async () => {
    const shop = await Shop.open();
    let nonce = 0;
    const sold = { counter: 0, agent_dashboard: 0, web_app: 0 };
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        shop.price(cart);
        const catalogue = await shop.catalogue(cart.platform);
        const sale = saleOf(cart, catalogue);
        expect(problemBefore(sale, { catalogue, slots: null }, 'checkout'), 'the wizard lets it pass').toBeNull();
        const ruled = ruledPrice(cart, sale);
        const priced = priceSale(sale, catalogue)!;
        const view = orderView(sale, catalogue, priced, null);
        expect(view.total).toBe(ruled.total);
        expect(
          view.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
          'the lines add up',
        ).toBe(ruled.total);
        const { ticket, price_update: asked } = await shop.sell(
          cart.platform,
          payloadOf(sale, catalogue, { priced, free: priced.free }, ++nonce),
        );
        expect(asked).toBe(false);
        expect(ticket).not.toBeNull();
        expect({
          amount: toSen(ticket!.amount),
          tier: toSen(ticket!.total_discount),
          food: toSen(ticket!.amount_food),
          cashier: toSen(ticket!.amount_discount),
          fee: toSen(ticket!.processing_fee),
          total: toSen(ticket!.total_amount),
          free: ticket!.total_free,
        }).toEqual({
          amount: ruled.base + ruled.minisigua,
          tier: ruled.tier,
          food: ruled.food,
          cashier: ruled.cashier,
          fee: ruled.fee,
          total: ruled.total,
          free: ruled.free,
        });
        const kept = orderView(
          { ...sale, result: { ticket: ticket!, tendered: null, change: null } },
          catalogue,
          null,
          null,
        );
        expect(kept.total, 'the result shows what the server has').toBe(ruled.total);
        sold[cart.platform] += 1;
      }),
      { numRuns: CARTS },
    );
    expect(Math.min(...Object.values(sold)), 'each platform sold').toBeGreaterThan(CARTS / 6);
  }, 120_000);

  test('a server that prices otherwise stores nothing and asks for a look at the new price', async () => {
    const skewed: typeof rules.priceOrder = (order) => {
      const priced = rules.priceOrder(order);
      return { ...priced, base: priced.base + 1, subtotal: priced.subtotal + 1, total: priced.total + 1 };
    };
    const shop = await Shop.open({ rules: { ...rules, priceOrder: skewed } });
    const before = shop.sim.world.tables.tickets.size;
    let nonce = 0;
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        shop.price(cart);
        const catalogue = await shop.catalogue(cart.platform);
        const sale = saleOf(cart, catalogue);
        const answer = await shop.sell(
          cart.platform,
          payloadOf(sale, catalogue, { priced: priceSale(sale, catalogue)!, free: 0 }, ++nonce),
        );
        expect(answer).toEqual({ price_update: true, multiple_request: false, ticket: null });
      }),
      { numRuns: 200 },
    );
    expect(shop.sim.world.tables.tickets.size).toBe(before);
  }, 60_000);
});
