import type { Sen } from '../money/sen.ts';
import type { PackagePricing, PriceSource } from './shapes.ts';

/**
 * Whether an agent or tour guide discount is active: a band took something off, or the boat is chartered at the agent's
 * or the guide's price (002 §5.3). No cashier discount can be added then.
 */
export function hasAgentPrice(pricing: PackagePricing | null, source: PriceSource, tier: Sen): boolean {
  return tier > 0 || (source !== 'none' && pricing?.charter === true);
}
