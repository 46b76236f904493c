import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { formatInstant, toRinggit, type Tier } from '@muara/contract/rules';
import type { AgentTiers, CategoryPrices, DiscountTier, Food, Package, TourguideTiers } from '@muara/contract/types';
import type { FoodRecord, PackageRecord, PriceList } from '../../world/records.ts';

const packages = new WeakMap<PackageRecord, Package>();
const foods = new WeakMap<FoodRecord, Food>();

/** A package for the wire (001 §3), without its dishes; kept by record, since a changed package is another record. */
export function presentPackage(offer: PackageRecord): Package {
  let wire = packages.get(offer);
  if (!wire) packages.set(offer, (wire = makePackage(offer)));
  return wire;
}

/** A dish for the wire (001 §3). */
export function presentFood(food: FoodRecord): Food {
  let wire = foods.get(food);
  if (!wire) {
    const { id, name, description, imgs, active } = food;
    foods.set(food, (wire = { id, name, description, imgs: [...imgs], active, ...presentPrices(food.prices) }));
  }
  return wire;
}

function makePackage(offer: PackageRecord): Package {
  return {
    id: offer.id,
    name: offer.name,
    description: offer.description,
    imgs: [...offer.imgs],
    vvip: offer.vvip,
    vvip_charter: offer.vvipCharter,
    exhibition: offer.exhibition,
    minisigua: offer.minisigua,
    wristband: offer.wristband,
    active: offer.active,
    start_date: formatInstant(offer.startDate),
    end_date: formatInstant(offer.endDate),
    max_passenger: offer.maxPassenger,
    jetty_ids: [...offer.jettyIds],
    platforms: [...offer.platforms] as Package['platforms'],
    food_ids: offer.foodIds && [...offer.foodIds],
    promotions: { free_tickets: offer.freeTickets.map(({ buy, free }) => ({ buy, free })) },
    vvip_price: toRinggit(offer.charterPrices.normal),
    vvip_agent_price: toRinggit(offer.charterPrices.agent),
    vvip_tourguide_price: toRinggit(offer.charterPrices.tourguide),
    ...presentPrices(offer.prices),
    ...(presentTiers('agent', offer.tiers.agent) as AgentTiers),
    ...(presentTiers('tourguide', offer.tiers.tourguide) as TourguideTiers),
  };
}

function presentPrices(prices: PriceList): CategoryPrices {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${category}_price`, toRinggit(prices[category])]),
  ) as unknown as CategoryPrices;
}

function presentTiers(
  source: 'agent' | 'tourguide',
  tiers: Readonly<Record<PricedCategory, readonly Tier[]>>,
): Record<string, DiscountTier[]> {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${source}_discount_${category}s`, tiers[category].map(presentTier)]),
  );
}

function presentTier({ min, max, discount, type }: Tier): DiscountTier {
  return { min, max, discount: type === 'RM' ? toRinggit(discount) : discount, type };
}
