import { PRICED_CATEGORIES, type PricedCategory } from '../../generated/constants.ts';
import { toSen } from '../money/to-sen.ts';
import type { CategoryPrices } from './shapes.ts';

/** `adult_price`, `child_price` … in RM, as in packages, dishes and the park package. */
export type WirePrices = { [Category in PricedCategory as `${Category}_price`]?: number | null };

/** Returns the nine prices of a package, dish or park package in sen; missing ones are 0 (002 §3.2). */
export function pricesFromWire(wire: WirePrices): CategoryPrices {
  const prices = {} as CategoryPrices;
  for (const category of PRICED_CATEGORIES) prices[category] = toSen(wire[`${category}_price`] ?? 0);
  return prices;
}
