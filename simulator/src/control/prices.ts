import type { Cart, Quote } from '@muara/contract/control';
import type { SalePackages } from '@muara/contract/types';
import {
  countsFromWire,
  countPassengers,
  feeFromWire,
  freePassengersThatFit,
  mergeDishes,
  minisiguaFromWire,
  packagePricingFromWire,
  priceOrder,
  pricesFromWire,
  shownPriceToWire,
  toRinggit,
  toSen,
  type FoodToPrice,
  type PricedOrder,
} from '@muara/contract/rules';
import { PRICED_CATEGORIES } from '@muara/contract/constants';
import type { ControlContext, HandlersOf } from './action.ts';
import { assertAccount } from './personas.ts';
import { ControlError, invalid, worldNotFound } from './refuse.ts';

/** What a quote reads of `GET /tickets/packages`. */
type Catalogue = Pick<SalePackages, 'packages' | 'processing_fee' | 'minisigua' | 'enable_discount'>;
type SalePackage = Catalogue['packages'][number];

export const PRICES: HandlersOf<'quotePrice'> = {
  quotePrice: ({ body: { cart, catalogue, world, account } }, ctx) => {
    if ((catalogue === undefined) === (world === undefined))
      throw invalid('catalogue', 'Give a catalogue, or the world that has it; one of the two');
    if (catalogue !== undefined && account !== undefined)
      throw invalid('account', 'An account needs a world, no catalogue');
    const prices = catalogue === undefined ? fromWorld(ctx, world as string, account) : fromBody(catalogue);
    return quote(cart, prices);
  },
};

function fromWorld(ctx: ControlContext, name: string, account: string | undefined): Catalogue {
  const world = ctx.worlds.find(name)?.world;
  if (!world) throw worldNotFound(name, 'world');
  const catalogue = ctx.domain.getCatalogue(world, account, ctx.rules);
  return assertAccount({ domain: ctx.domain, world: () => world }, account ?? '', catalogue);
}

/** @throws ControlError when it is no answer of getSalePackages */
function fromBody(catalogue: Record<string, unknown>): Catalogue {
  for (const [name, isRight] of [
    ['packages', Array.isArray(catalogue['packages'])],
    ['processing_fee', typeof catalogue['processing_fee'] === 'object' && catalogue['processing_fee'] !== null],
  ] as const)
    if (!isRight)
      throw invalid(`catalogue.${name}`, `catalogue.${name} is missing; give a whole answer of GET /tickets/packages`);
  return catalogue as unknown as Catalogue;
}

/** Returns the price of a cart by the contract's rules, in RM. */
function quote(cart: Cart, catalogue: Catalogue): Quote {
  const item = catalogue.packages.find(({ id }) => id === cart.package_id);
  if (!item) {
    const known = catalogue.packages.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new ControlError(
      'package_not_found',
      `Package ${cart.package_id} is not on sale; on sale: ${known || 'none'}`,
      'cart.package_id',
    );
  }
  const counts = countsFromWire(cart);
  const { discount_type: type = 'RM', discount_value: value = 0 } = cart;
  const priced = priceOrder({
    mode: 'sale',
    package: packagePricingFromWire(item),
    source: cart.source ?? 'none',
    counts,
    foods: dishesOf(cart, item),
    minisigua: minisiguaFromWire(catalogue.minisigua),
    cashierDiscount: value === 0 ? null : { type, value: type === 'RM' ? toSen(value) : value },
    enableDiscount: catalogue.enable_discount,
    fee: feeFromWire(catalogue.processing_fee, cart.payment_method ?? null),
  });
  const free = freePassengersThatFit({
    free: priced.free,
    passengers: countPassengers(counts),
    capacity: cart.capacity ?? null,
  });
  return present(priced, free);
}

/** @throws ControlError package_not_found for a dish that the package's menu does not have */
function dishesOf({ foods = [] }: Cart, item: SalePackage): FoodToPrice[] {
  return mergeDishes(foods as never).map((dish) => {
    const food = item.foods?.find(({ id }) => id === dish.id);
    if (!food) throw new ControlError('package_not_found', `Package ${item.id} has no dish ${dish.id}`, 'cart.foods');
    const quantities = Object.fromEntries(
      PRICED_CATEGORIES.map((category) => [category, dish[`total_${category}`] ?? 0]),
    );
    return { name: food.name, prices: pricesFromWire(food), quantities };
  });
}

function present(priced: PricedOrder, free: number): Quote {
  const { total, subtotal, base, tier, food, minisigua, cashier, fee } = priced;
  const amounts = { total, subtotal, base, tier, food, minisigua, cashier, fee };
  return {
    ...(Object.fromEntries(Object.entries(amounts).map(([name, sen]) => [name, toRinggit(sen)])) as typeof amounts),
    free: priced.free,
    passengers: priced.passengers,
    lines: priced.lines.map(({ kind, category, label, count, price, amount, discount }) => ({
      kind,
      category,
      label,
      count,
      price: toRinggit(price),
      amount: toRinggit(amount),
      discount: toRinggit(discount),
    })),
    trace: priced.trace.map((step) => ({ ...step, amount: toRinggit(step.amount) })),
    sale: shownPriceToWire(priced, free),
  };
}
