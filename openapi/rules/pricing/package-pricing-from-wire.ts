import { PRICED_CATEGORIES, type PricedCategory } from '../../generated/constants.ts';
import { toSen } from '../money/to-sen.ts';
import { pricesFromWire, type WirePrices } from './prices-from-wire.ts';
import type { CategoryTiers, FreeTickets, PackagePricing, Tier } from './shapes.ts';

/** A tier on the wire: `discount` in percent points or RM. */
export interface WireTier {
  min: number;
  max: number;
  discount: number;
  type: '%' | 'RM';
}

type WireTiers<Prefix extends string> = {
  [Category in PricedCategory as `${Prefix}_discount_${Category}s`]?: readonly WireTier[] | null;
};

/** The part of a package that decides prices, as on the wire in RM. */
export interface WirePackage extends WirePrices, WireTiers<'agent'>, WireTiers<'tourguide'> {
  vvip_charter: boolean;
  minisigua: boolean;
  vvip_price: number;
  vvip_agent_price: number;
  vvip_tourguide_price: number;
  promotions?: { free_tickets?: readonly FreeTickets[] | null } | null;
}

/** Returns the prices of a package in sen from its wire form in RM (001 §3). */
export function packagePricingFromWire(wire: WirePackage): PackagePricing {
  return {
    charter: wire.vvip_charter,
    prices: pricesFromWire(wire),
    charterPrices: {
      normal: toSen(wire.vvip_price),
      agent: toSen(wire.vvip_agent_price),
      tourguide: toSen(wire.vvip_tourguide_price),
    },
    tiers: {
      agent: tiersFromWire((category) => wire[`agent_discount_${category}s`]),
      tourguide: tiersFromWire((category) => wire[`tourguide_discount_${category}s`]),
    },
    freeTickets: wire.promotions?.free_tickets ?? [],
    minisigua: wire.minisigua,
  };
}

function tiersFromWire(read: (category: PricedCategory) => readonly WireTier[] | null | undefined): CategoryTiers {
  const tiers = {} as Record<PricedCategory, Tier[]>;
  for (const category of PRICED_CATEGORIES) tiers[category] = (read(category) ?? []).map(tierFromWire);
  return tiers;
}

function tierFromWire({ min, max, discount, type }: WireTier): Tier {
  return { min, max, discount: type === 'RM' ? toSen(discount) : discount, type };
}
