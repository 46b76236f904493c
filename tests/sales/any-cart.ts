import * as fc from 'fast-check';
import { PRICED_CATEGORIES, type PricedCategory, type SalePlatform } from '@muara/contract/constants';
import type { CategoryPrices, PackagePricing, Tier } from '@muara/contract/rules/pricing/shapes';
import { anyCount, anyPercent, anySen, around, edgeBiased } from '@muara/contract/rules/testing/edges';
import { FOREIGN_CATEGORIES, LOCAL_CATEGORIES } from '../../web/src/domain/sale/categories.ts';

type Quantities = Partial<Record<PricedCategory, number>>;

/** A fee in percent points, or in sen when the type is RM. */
interface Fee {
  type: '%' | 'RM';
  amount: number;
}

/** Something that a buyer could put together, and the prices of the day. */
export interface Cart {
  platform: SalePlatform;
  /** Whose prices apply at a counter; on the agents' dashboard they are the agent's. */
  source: 'none' | 'agent' | 'tourguide';
  vvip: boolean;
  offer: PackagePricing;
  passengers: Partial<Record<string, number>>;
  groups: { malaysian: boolean; nonMalaysian: boolean };
  /** Portions as shares of the passengers of each category, per dish. */
  dishes: { prices: CategoryPrices; portions: Quantities }[];
  parkPrices: CategoryPrices;
  fees: Record<string, Fee>;
  method: string;
  tile: string;
  discount: { type: '%' | 'RM'; value: number } | null;
}

const price = fc.oneof({ weight: 1, arbitrary: anySen() }, { weight: 8, arbitrary: anySen(50_000) });

function perCategory<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<PricedCategory, Value>> {
  return fc
    .tuple(...PRICED_CATEGORIES.map(() => value))
    .map(
      (values) =>
        Object.fromEntries(PRICED_CATEGORIES.map((category, index) => [category, values[index]])) as Record<
          PricedCategory,
          Value
        >,
    );
}

const band: fc.Arbitrary<Tier> = fc
  .tuple(
    anyCount(20),
    edgeBiased([0, 1], fc.nat(30)),
    fc.oneof(
      anyPercent.map((rate) => ['%', rate] as const),
      price.map((sen) => ['RM', sen] as const),
    ),
  )
  .map(([min, size, [type, discount]]) => ({ min, max: min + size, discount, type }));
const bands = perCategory(fc.array(band, { maxLength: 2 }));

const offer: fc.Arbitrary<PackagePricing> = fc.record({
  charter: fc.boolean(),
  prices: perCategory(price),
  charterPrices: fc.record({ normal: price, agent: price, tourguide: price }),
  tiers: fc.record({ agent: bands, tourguide: bands }),
  freeTickets: fc
    .uniqueArray(fc.record({ buy: fc.integer({ min: 1, max: 40 }), free: fc.integer({ min: 1, max: 5 }) }), {
      selector: ({ buy }) => buy,
      maxLength: 3,
    })
    .map((rows) => rows.toSorted((a, b) => a.buy - b.buy)),
  minisigua: fc.boolean(),
});

const fee: fc.Arbitrary<Fee> = fc.oneof(
  anyPercent.map((amount): Fee => ({ type: '%', amount })),
  anySen(1_000).map((amount): Fee => ({ type: 'RM', amount })),
);

const somePassengers = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: anyCount(25) });
const passengers = fc
  .tuple(...[...LOCAL_CATEGORIES, ...FOREIGN_CATEGORIES].map(() => somePassengers))
  .map((counts) =>
    Object.fromEntries(
      [...LOCAL_CATEGORIES, ...FOREIGN_CATEGORIES].map((category, index) => [category, counts[index]]),
    ),
  );

const plainCart: fc.Arbitrary<Cart> = fc.record({
  platform: fc.constantFrom('counter', 'agent_dashboard', 'web_app'),
  source: fc.constantFrom('none', 'none', 'agent', 'tourguide'),
  vvip: fc.boolean(),
  offer,
  passengers,
  groups: fc.constantFrom(
    { malaysian: true, nonMalaysian: false },
    { malaysian: false, nonMalaysian: true },
    { malaysian: true, nonMalaysian: true },
  ),
  dishes: fc.array(fc.record({ prices: perCategory(price), portions: perCategory(anyCount(25)) }), {
    minLength: 1,
    maxLength: 3,
  }),
  parkPrices: perCategory(anySen(2_000)),
  fees: fc.record({ FPX: fee, Card: fee, ipay88: fee }),
  method: fc.constantFrom('Cash', 'Bank Transfer', 'Card'),
  tile: fc.constantFrom('FPX', 'Card'),
  discount: fc.option(
    fc.oneof(
      fc.record({
        type: fc.constant('%' as const),
        value: edgeBiased([1, 9_999, 100_00], fc.integer({ min: 1, max: 100_00 })).map(
          (hundredths) => hundredths / 100,
        ),
      }),
      fc.record({
        type: fc.constant('RM' as const),
        value: edgeBiased([1, 99, 100], fc.integer({ min: 1, max: 20_000 })),
      }),
    ),
  ),
});

/**
 * Returns the numbers of passengers at which the price of an adult turns: the ends of tiers and free
 * tickets, and one beside them.
 */
function turnsOf({ tiers: { agent, tourguide }, freeTickets }: PackagePricing): number[] {
  const ends = [...agent.adult, ...tourguide.adult].flatMap(({ min, max }) => [min, max]);
  return around(...ends, ...freeTickets.map(({ buy }) => buy));
}

/** The contract's largest amount, RM 100 million. */
const LARGEST_SEN = 10_000_000_000;

/** Whether no amount of a cart can exceed the contract's largest; a fee can be as much as the rest. */
function isPayable({ offer, passengers, dishes, parkPrices }: Cart): boolean {
  const seats = PRICED_CATEGORIES.map((one) => (passengers[one] ?? 0) * (offer.prices[one] + parkPrices[one]));
  const meals = dishes.flatMap(({ prices, portions }) =>
    PRICED_CATEGORIES.map((one) => (portions[one] ?? 0) * prices[one]),
  );
  const charter = Math.max(...Object.values(offer.charterPrices));
  const most = [...seats, ...meals, charter].reduce((sum, amount) => sum + amount, 0);
  return 2 * most <= LARGEST_SEN;
}

/**
 * For property tests: carts that every platform takes, half of them with a number of adults at which
 * the price turns.
 */
export const anyCart: fc.Arbitrary<Cart> = fc
  .tuple(plainCart, fc.option(fc.nat(), { freq: 2 }))
  .map(([cart, turn]) => {
    const turns = turnsOf(cart.offer);
    const adult = turn === null || turns.length === 0 ? cart.passengers['adult'] : turns[turn % turns.length];
    return { ...cart, passengers: { ...cart.passengers, adult } };
  })
  .filter(isPayable);
