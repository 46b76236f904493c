import type { Sen } from '../money/sen.ts';
import type { PackagePricing, PriceSource } from './shapes.ts';

/**
 * Whether an agent or tour guide discount is active (002 §5.3).
 * A tier gave a discount, or the boat is chartered at the agent's or the guide's price. No cashier
 * discount can be added then.
 */
export function hasAgentPrice(pricing: PackagePricing | null, source: PriceSource, tier: Sen): boolean {
  return tier > 0 || (source !== 'none' && pricing?.charter === true);
}
