import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { formatInstant, formatRinggit, type Tier } from '@muara/contract/rules';
import type { AuditChange, AuditLink } from '../../world/log-records.ts';
import type { PackageRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { fieldChanges, type Fields } from '../audit/field-changes.ts';
import { listed, priceFields, yesNo } from '../catalogue/field-texts.ts';

/** What differs between two states of a package, for the audit trail. */
export function packageChanges(world: World, before: PackageRecord | null, after: PackageRecord | null): AuditChange[] {
  return fieldChanges(before ? fieldsOf(world, before) : {}, after ? fieldsOf(world, after) : {});
}

export function linkToPackage({ id, name }: PackageRecord): AuditLink {
  return { kind: 'package', id, code: null, name };
}

function fieldsOf({ tables: { jetties, foods } }: World, offer: PackageRecord): Fields {
  const { charterPrices, tiers } = offer;
  return {
    name: offer.name,
    description: offer.description,
    active: yesNo(offer.active),
    vvip: yesNo(offer.vvip),
    vvip_charter: yesNo(offer.vvipCharter),
    exhibition: yesNo(offer.exhibition),
    minisigua: yesNo(offer.minisigua),
    wristband: yesNo(offer.wristband),
    start_date: formatInstant(offer.startDate),
    end_date: formatInstant(offer.endDate),
    max_passenger: String(offer.maxPassenger),
    ...priceFields(offer.prices),
    vvip_price: formatRinggit(charterPrices.normal),
    vvip_agent_price: formatRinggit(charterPrices.agent),
    vvip_tourguide_price: formatRinggit(charterPrices.tourguide),
    ...tierFields('agent', tiers.agent),
    ...tierFields('tourguide', tiers.tourguide),
    'promotions.free_tickets': listed(offer.freeTickets.map(({ buy, free }) => `buy ${buy} free ${free}`)),
    food_ids: listed((offer.foodIds ?? []).map((id) => foods.get(id)?.name ?? `#${id}`)),
    jetty_ids: listed(offer.jettyIds.map((id) => jetties.get(id)?.name ?? `#${id}`)),
    platforms: listed(offer.platforms),
    imgs: listed(offer.imgs),
  };
}

function tierFields(source: 'agent' | 'tourguide', tiers: PackageRecord['tiers']['agent']): Fields {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${source}_discount_${category}s`, listed(tiers[category].map(tierText))]),
  );
}

function tierText({ min, max, discount, type }: Tier): string {
  return `${min}–${max} ${type === 'RM' ? `RM ${formatRinggit(discount)}` : `${discount} %`}`;
}
