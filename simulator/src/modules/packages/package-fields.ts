import { packagePricingFromWire, parseInstant, type Rules, type WirePackage } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import type { PackageRecord } from '../../world/records.ts';

export type PackageBody = OperationMap['addPackage']['body'];
type Stored = Omit<PackageRecord, 'id' | 'system' | 'deletedAt' | 'updatedAt' | 'updatedBy'>;

/** A form that was checked, as it is stored: texts trimmed, lists without repeats, free tickets by what must be bought. */
export function packageFields(rules: Rules, body: PackageBody): Stored {
  const pricing = packagePricingFromWire(priced(body));
  const platforms = (body.platforms ?? []) as Parameters<Rules['settlePlatforms']>[0];
  const foodIds = [...new Set(body.food_ids)];
  return {
    name: (body.name as string).trim(),
    description: (body.description as string).trim(),
    imgs: [...new Set(body.imgs)],
    vvip: body.vvip ?? false,
    vvipCharter: body.vvip_charter ?? false,
    exhibition: body.exhibition ?? false,
    minisigua: body.minisigua ?? false,
    wristband: body.wristband ?? false,
    active: body.active ?? true,
    startDate: parseInstant(body.start_date as string) as number,
    endDate: parseInstant(body.end_date as string) as number,
    maxPassenger: body.max_passenger as number,
    jettyIds: [...new Set(body.jetty_ids)],
    platforms: body.exhibition ? ['exhibition'] : rules.settlePlatforms(platforms),
    // A menu without a dish is no menu.
    foodIds: foodIds.length === 0 ? null : foodIds,
    freeTickets: pricing.freeTickets.map(({ buy, free }) => ({ buy, free })).sort((a, b) => a.buy - b.buy),
    prices: pricing.prices,
    charterPrices: pricing.charterPrices,
    tiers: pricing.tiers,
  };
}

/** What the form may leave out costs nothing. */
function priced(body: PackageBody): WirePackage {
  return {
    ...body,
    vvip_charter: body.vvip_charter ?? false,
    minisigua: body.minisigua ?? false,
    vvip_price: body.vvip_price ?? 0,
    vvip_agent_price: body.vvip_agent_price ?? 0,
    vvip_tourguide_price: body.vvip_tourguide_price ?? 0,
  } as WirePackage;
}
