import { PRICED_CATEGORIES, type SalePlatform } from '@muara/contract/constants';
import type { Package } from '@muara/contract/types';

type Party = 'agent' | 'tourguide';

/** Buyers whose own prices are hidden from each platform; counters sell to all of them. */
const HIDDEN: Readonly<Record<SalePlatform, readonly Party[]>> = {
  counter: [],
  agent_dashboard: ['tourguide'],
  web_app: ['agent', 'tourguide'],
};

/**
 * Returns a package with the prices and tiers that apply to a caller (001 §3).
 * A hidden price is replaced by the public one, and hidden tiers are empty: the fields stay.
 */
export function withVisiblePrices(pkg: Package, platform: SalePlatform): Package {
  const hidden = HIDDEN[platform];
  if (hidden.length === 0) return pkg;
  const prices = hidden.map((party) => [`vvip_${party}_price`, pkg.vvip_price]);
  const tiers = hidden.flatMap((party) =>
    PRICED_CATEGORIES.map((category) => [`${party}_discount_${category}s`, []] as const),
  );
  return { ...pkg, ...Object.fromEntries([...prices, ...tiers]) };
}
