import * as fc from 'fast-check';
import { edgeBiased } from '@muara/contract/rules/testing/edges';
import { anyCart, type Cart } from './any-cart.ts';

const FACETS = [
  'tiers',
  'prices',
  'charterPrices',
  'freeTickets',
  'minisigua',
  'parkPrices',
  'fees',
  'dishes',
] as const;

/** What happens between sight and sale. */
type Change =
  | { what: 'nothing' }
  /** Part of another catalogue. */
  | { what: (typeof FACETS)[number]; from: Cart }
  /** A sen more or less for an adult, Malaysian and foreign. */
  | { what: 'sen'; by: -1 | 1 }
  /** Others take seats of the departure, or give them back. */
  | { what: 'seats'; taken: number };

/** An order, the seats beside its passengers, what changes, and whether the screen hears of it. */
interface Sight {
  cart: Cart;
  seatsLeft: number;
  change: Change;
  isLive: boolean;
  /** In the shop: somebody who has not signed in. */
  isGuest: boolean;
}

const METHODS = ['Cash', 'Bank Transfer', 'Credit Facility', 'Card', 'FPX'];

/** Carts whose adults are often at the edge of a discount tier, for every payment method. */
const cart: fc.Arbitrary<Cart> = fc
  .tuple(anyCart, fc.constantFrom(-1, 0, 1, null), fc.constantFrom('min', 'max'), fc.constantFrom(...METHODS))
  .map(([plain, beside, end, method]) => {
    const { agent, tourguide } = plain.offer.tiers;
    const [tier] = plain.source === 'tourguide' && plain.platform === 'counter' ? tourguide.adult : agent.adult;
    const adult = tier === undefined || beside === null ? plain.passengers['adult'] : Math.max(0, tier[end] + beside);
    const fees = { ...plain.fees, Cash: plain.fees['Card']!, 'Bank Transfer': plain.fees['FPX']! };
    return { ...plain, fees, method, passengers: { ...plain.passengers, adult } };
  });

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant({ what: 'nothing' as const }),
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom(...FACETS), from: anyCart }) },
  fc.record({ what: fc.constant('sen' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('seats' as const), taken: fc.constantFrom(-2, -1, 1, 2) }) },
);

/** For property tests: somebody looks at an order, something changes, and they pay. */
export const anySight: fc.Arbitrary<Sight> = fc.record({
  cart,
  seatsLeft: edgeBiased([0, 1, 2], fc.oneof(fc.nat(4), fc.constant(1_000))),
  change,
  isLive: fc.boolean(),
  isGuest: fc.boolean(),
});

/** Returns the cart under the catalogue as it is after the change. */
export function changed(before: Cart, change: Change): Cart {
  const { offer } = before;
  switch (change.what) {
    case 'nothing':
    case 'seats':
      return before;
    case 'sen': {
      const { prices } = offer;
      const moved = { adult: prices.adult + change.by, adult_foreigner: prices.adult_foreigner + change.by };
      return { ...before, offer: { ...offer, prices: { ...prices, ...notNegative(moved) } } };
    }
    case 'fees':
      return { ...before, fees: { ...before.fees, ...change.from.fees, Cash: change.from.fees['Card']! } };
    case 'parkPrices':
      return { ...before, parkPrices: change.from.parkPrices };
    case 'dishes': {
      const { dishes } = change.from;
      return { ...before, dishes: before.dishes.map((dish, at) => ({ ...dish, prices: (dishes[at] ?? dish).prices })) };
    }
    default:
      return { ...before, offer: { ...offer, [change.what]: change.from.offer[change.what] } };
  }
}

function notNegative<Amounts extends Record<string, number>>(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, Math.max(0, amount)])) as Amounts;
}
