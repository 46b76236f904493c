import type { Sen } from '../money/sen.ts';
import type { PackagePricing, PriceSource } from './shapes.ts';

/**
 * Returns the price of a chartered boat: the agent's, the tour guide's or the normal one (002 §9).
 * @internal
 */
export function charterPrice(pricing: PackagePricing, source: PriceSource): Sen {
  return pricing.charterPrices[source === 'none' ? 'normal' : source];
}
