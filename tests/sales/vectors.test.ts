import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRICED_CATEGORIES } from '@muara/contract/constants';
import type { OrderToPrice, Tier } from '@muara/contract/rules/pricing/shapes';
import { toSen } from '@muara/contract/rules/money/to-sen';
import { describe, expect, test } from 'vitest';
import { priceSale } from '../../web/src/domain/sale/price-sale.ts';
import { orderView } from '../../web/src/domain/sale-wizard/summary/order-view.ts';
import type { Cart } from './any-cart.ts';
import { payloadOf, saleOf, Shop } from './shop.ts';

interface Vector {
  rule: string;
  name: string;
  input: Partial<OrderToPrice>;
  expected: {
    base: number;
    tier: number;
    food: number;
    minisigua: number;
    cashier: number;
    fee: number;
    total: number;
    free: number;
  };
}

const file = fileURLToPath(new URL('../../openapi/vectors/pricing.json', import.meta.url));
const VECTORS = (JSON.parse(readFileSync(file, 'utf8')) as Vector[]).filter(({ rule }) => rule === 'priceOrder');

const perCategory = <Value>(part: Partial<Record<string, Value>> | undefined, otherwise: Value) =>
  Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, part?.[category] ?? otherwise])) as Record<
    (typeof PRICED_CATEGORIES)[number],
    Value
  >;

/** The vector as a sale at a counter; null where no wizard can build it. */
function cartOf({ input, expected }: Vector): Cart | null {
  const {
    package: offer,
    counts = {},
    source = 'none',
    foods = [],
    cashierDiscount: discount = null,
    fee,
    minisigua,
  } = input;
  const passengers = counts as Record<string, number>;
  const local = (passengers['adult'] ?? 0) > 0;
  const foreign = (passengers['adult_foreigner'] ?? 0) > 0;
  const others = Object.entries(passengers).some(
    ([category, count]) => count > 0 && (category.endsWith('_foreigner') ? !foreign : !local),
  );
  const sold = (input.mode ?? 'sale') === 'sale' && offer != null && (local || foreign) && !others;
  // A discount that the rule counts as none is refused when it is sent.
  if (!sold || (discount !== null && expected.cashier === 0)) return null;
  return {
    platform: 'counter',
    source,
    vvip: foods.length > 0 || offer.charter,
    offer: {
      charter: offer.charter ?? false,
      prices: perCategory(offer.prices, 0),
      charterPrices: offer.charterPrices ?? { normal: 0, agent: 0, tourguide: 0 },
      tiers: {
        agent: perCategory<readonly Tier[]>(offer.tiers?.agent, []),
        tourguide: perCategory<readonly Tier[]>(offer.tiers?.tourguide, []),
      },
      freeTickets: offer.freeTickets ?? [],
      minisigua: offer.minisigua ?? false,
    },
    passengers,
    groups: { malaysian: local, nonMalaysian: foreign },
    dishes: foods.map(({ prices, quantities }) => ({ prices: perCategory(prices, 0), portions: quantities })),
    parkPrices: perCategory(minisigua?.active === false ? undefined : minisigua?.prices, 0),
    fees: fee ? { [fee.method]: { type: fee.type, amount: fee.amount } } : {},
    method: fee?.method ?? 'Cash',
    tile: 'FPX',
    discount,
  };
}

const SALES = VECTORS.flatMap((vector) => {
  const cart = cartOf(vector);
  return cart ? [[vector.name, vector, cart] as const] : [];
});

describe('the price vectors, sold at a counter', async () => {
  const shop = await Shop.open();

  test('most of them can be', () => expect(SALES.length).toBeGreaterThan(60));

  test.each(SALES)('%s', async (_, { expected }, cart) => {
    shop.price(cart);
    const catalogue = await shop.catalogue('counter');
    const sale = saleOf(cart, catalogue);
    const priced = priceSale(sale, catalogue)!;
    expect(orderView(sale, catalogue, priced, null).total, 'in the summary').toBe(expected.total);
    const { ticket } = await shop.sell(
      'counter',
      payloadOf(
        sale,
        catalogue,
        { priced, free: priced.free },
        SALES.findIndex(([, , other]) => other === cart),
      ),
    );
    const { base, minisigua, tier, food, cashier, fee, total, free } = expected;
    expect({
      amount: toSen(ticket!.amount),
      tier: toSen(ticket!.total_discount),
      food: toSen(ticket!.amount_food),
      cashier: toSen(ticket!.amount_discount),
      fee: toSen(ticket!.processing_fee),
      total: toSen(ticket!.total_amount),
      free: ticket!.total_free,
    }).toEqual({ amount: base + minisigua, tier, food, cashier, fee, total, free });
  });
});
