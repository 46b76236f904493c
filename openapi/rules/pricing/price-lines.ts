import {
  PASSENGER_CATEGORIES,
  PASSENGER_CATEGORIES_LABELS,
  PRICED_CATEGORIES,
  type PassengerCategory,
  type PricedCategory,
} from '../../generated/constants.ts';
import type { Sen } from '../money/sen.ts';
import { countOf } from '../passengers/count-of.ts';
import { charterPrice } from './charter-price.ts';
import { findTier } from './find-tier.ts';
import type { OrderToPrice, PackagePricing, PriceLine, PriceSource, Tier } from './shapes.ts';
import { tierDiscount } from './tier-discount.ts';

/**
 * Returns the lines of an order summary in the order of a receipt.
 * Passengers or the charter price, park package, dishes. Lines with a count of 0 are left out; babies
 * have a price of 0. Passenger and charter lines add up to `base` and their discounts to `tier`,
 * dishes to `food`, park lines to `minisigua`.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function priceLines(order: OrderToPrice): PriceLine[] {
  return [...fareLines(order), ...minisiguaLines(order), ...foodLines(order)];
}

function fareLines({ mode, package: pricing, source, counts }: OrderToPrice): PriceLine[] {
  if (mode === 'dining') return [];
  if (mode === 'sale' && pricing?.charter) {
    const price = charterPrice(pricing, source);
    return [
      { kind: 'charter', category: null, label: 'Charter', count: 1, price, amount: price, discount: 0, tier: null },
    ];
  }
  const sold = mode === 'sale' ? pricing : null;
  return PASSENGER_CATEGORIES.flatMap((category) => {
    const count = countOf(counts, category);
    const price = sold && isPriced(category) ? sold.prices[category] : 0;
    const tier = sold && isPriced(category) ? tierOf(sold, source, category, count) : null;
    return line('passenger', category, PASSENGER_CATEGORIES_LABELS[category], count, price, tier);
  });
}

function minisiguaLines({ mode, package: pricing, counts, minisigua }: OrderToPrice): PriceLine[] {
  if (mode !== 'sale' || !pricing?.minisigua || !minisigua?.active) return [];
  return PASSENGER_CATEGORIES.flatMap((category) => {
    const price = minisigua.prices[category] ?? 0;
    if (price === 0) return [];
    const count = countOf(counts, category);
    return line('minisigua', category, PASSENGER_CATEGORIES_LABELS[category], count, price, null);
  });
}

function foodLines({ foods }: OrderToPrice): PriceLine[] {
  return foods.flatMap(({ name, prices, quantities }) =>
    PRICED_CATEGORIES.flatMap((category) =>
      line('food', category, name, countOf(quantities, category), prices[category], null),
    ),
  );
}

function line(
  kind: PriceLine['kind'],
  category: PassengerCategory,
  label: string,
  count: number,
  price: Sen,
  tier: Tier | null,
): PriceLine[] {
  if (count === 0) return [];
  return [
    { kind, category, label, count, price, amount: price * count, discount: tierDiscount(tier, price, count), tier },
  ];
}

function tierOf(pricing: PackagePricing, source: PriceSource, category: PricedCategory, count: number): Tier | null {
  return source === 'none' ? null : findTier(pricing.tiers[source][category], count);
}

const PRICED: ReadonlySet<string> = new Set(PRICED_CATEGORIES);

function isPriced(category: PassengerCategory): category is PricedCategory {
  return PRICED.has(category);
}
