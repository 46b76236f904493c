import * as fc from 'fast-check';
import { PRICED_CATEGORIES } from '../../generated/constants.ts';
import { anyCounts } from './any-counts.ts';
import { anyCount, anyPercent, anySen, around, edgeBiased } from './edges.ts';
import type { CategoryPrices, CategoryTiers, OrderToPrice, PackagePricing, Tier } from '../pricing/shapes.ts';

const price = fc.oneof({ weight: 1, arbitrary: anySen() }, { weight: 3, arbitrary: anySen(50_000) });

function perCategory<Value>(
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<(typeof PRICED_CATEGORIES)[number], Value>> {
  return fc
    .tuple(...PRICED_CATEGORIES.map(() => value))
    .map(
      (values) =>
        Object.fromEntries(PRICED_CATEGORIES.map((category, index) => [category, values[index]])) as Record<
          (typeof PRICED_CATEGORIES)[number],
          Value
        >,
    );
}

const prices: fc.Arbitrary<CategoryPrices> = perCategory(price);

const tier: fc.Arbitrary<Tier> = fc
  .tuple(
    edgeBiased([0, 1, 10], fc.nat(60)),
    edgeBiased([0, 1, 9], fc.nat(60)),
    fc.oneof(
      anyPercent.map((rate) => ['%', rate] as const),
      price.map((sen) => ['RM', sen] as const),
    ),
  )
  .map(([min, size, [type, discount]]) => ({ min, max: min + size, discount, type }));

const tiers: fc.Arbitrary<CategoryTiers> = perCategory(fc.array(tier, { maxLength: 3 }));

export const anyPackage: fc.Arbitrary<PackagePricing> = fc.record({
  charter: fc.boolean(),
  prices,
  charterPrices: fc.record({ normal: price, agent: price, tourguide: price }),
  tiers: fc.record({ agent: tiers, tourguide: tiers }),
  freeTickets: fc.array(fc.record({ buy: fc.integer({ min: 1, max: 40 }), free: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 3,
  }),
  minisigua: fc.boolean(),
});

/** Returns the passenger counts at which a package's price changes: ends of tiers and free tickets, ±1. */
function turnsOf({ tiers: { agent, tourguide }, freeTickets }: PackagePricing): number[] {
  const bands = PRICED_CATEGORIES.flatMap((category) => [...agent[category], ...tourguide[category]]);
  return around(...bands.flatMap(({ min, max }) => [min, max]), ...freeTickets.map(({ buy }) => buy));
}

/** Any order, with passengers independent of its package. */
const plainOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  mode: fc.constantFrom('sale', 'dining', 'foc'),
  package: fc.option(anyPackage),
  source: fc.constantFrom('none', 'agent', 'tourguide'),
  counts: anyCounts(),
  foods: fc.array(fc.record({ name: fc.string(), prices, quantities: perCategory(anyCount(20)) }), { maxLength: 3 }),
  minisigua: fc.option(fc.record({ active: fc.boolean(), prices })),
  cashierDiscount: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('%' as const), value: fc.oneof(anyPercent, fc.constantFrom(-1, 101)) }),
      fc.record({
        type: fc.constant('RM' as const),
        value: edgeBiased([-1, 0, 1], fc.integer({ min: -100, max: 2_000_000 })),
      }),
    ),
  ),
  enableDiscount: fc.boolean(),
  fee: fc.option(
    fc.oneof(
      fc.record({ method: fc.constantFrom('FPX', 'fpx', 'Card'), type: fc.constant('%' as const), amount: anyPercent }),
      fc.record({ method: fc.constantFrom('FPX', 'Card'), type: fc.constant('RM' as const), amount: anySen(1_000) }),
    ),
  ),
});

/** For property tests: any order that the contract allows, often with a count at the end of a tier. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = plainOrder.chain((order) => {
  const turns = order.package === null ? [] : turnsOf(order.package);
  if (turns.length === 0) return fc.constant(order);
  const category = fc.tuple(fc.constantFrom(...PRICED_CATEGORIES), fc.constantFrom(...turns));
  return fc
    .option(category)
    .map((turn) => (turn === null ? order : { ...order, counts: { ...order.counts, [turn[0]]: turn[1] } }));
});
