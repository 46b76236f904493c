import { PRICED_CATEGORIES, type SalePlatform } from '@muara/contract/constants';
import type { Package } from '@muara/contract/types';

type Party = 'agent' | 'tourguide';

/** Those whose own prices a caller does not buy at; staff at a counter sell to all of them. */
const HIDDEN: Readonly<Record<SalePlatform, readonly Party[]>> = {
  counter: [],
  agent_dashboard: ['tourguide'],
  web_app: ['agent', 'tourguide'],
};

/**
 * Returns a package with the prices and tiers at which a caller can buy (001 §3). Where a price is somebody else's, the
 * public one takes its place, and there are no tiers: the fields stay.
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
