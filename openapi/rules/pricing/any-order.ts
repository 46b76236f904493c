import * as fc from 'fast-check';
import { PRICED_CATEGORIES } from '../../generated/constants.ts';
import { anyCounts } from '../passengers/any-counts.ts';
import type { CategoryPrices, CategoryTiers, OrderToPrice, PackagePricing, Tier } from './shapes.ts';

const price = fc.oneof(fc.constant(0), fc.nat(50_000));
const percent = fc.nat(100_00).map((hundredths) => hundredths / 100);

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
    fc.nat(60),
    fc.nat(60),
    fc.oneof(
      percent.map((rate) => ['%', rate] as const),
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

/** For property tests: any order that the contract allows, sensible or not. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  mode: fc.constantFrom('sale', 'dining', 'foc'),
  package: fc.option(anyPackage),
  source: fc.constantFrom('none', 'agent', 'tourguide'),
  counts: anyCounts(),
  foods: fc.array(fc.record({ name: fc.string(), prices, quantities: perCategory(fc.nat(20)) }), { maxLength: 3 }),
  minisigua: fc.option(fc.record({ active: fc.boolean(), prices })),
  cashierDiscount: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('%' as const), value: fc.oneof(percent, fc.constantFrom(-1, 101)) }),
      fc.record({ type: fc.constant('RM' as const), value: fc.integer({ min: -100, max: 2_000_000 }) }),
    ),
  ),
  enableDiscount: fc.boolean(),
  fee: fc.option(
    fc.oneof(
      fc.record({ method: fc.constantFrom('FPX', 'fpx', 'Card'), type: fc.constant('%' as const), amount: percent }),
      fc.record({ method: fc.constantFrom('FPX', 'Card'), type: fc.constant('RM' as const), amount: fc.nat(1_000) }),
    ),
  ),
});
