import type { PackagePlatform, PricedCategory } from '@muara/contract/constants';
import type { PackageOption } from '@muara/contract/rules/packages/shapes';
import { labels } from '@/domain/labels/labels.ts';
import { PRICE_FIELDS, priceLabel } from '@/domain/prices/price-fields.tsx';
import { CHARTER_FIELDS, type Partner, plainLabel, type TierField } from './package-draft.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import { packagesMessages } from './packages.messages.ts';

/** The section of a discount field and its category; null for other fields. */
export function tierPlace(field: string): { partner: Partner; category: PricedCategory; rest: string[] } | null {
  const [name = '', ...rest] = field.split('.');
  const parts = /^(agent|tourguide)_discount_(.+)s$/.exec(name);
  return parts ? { partner: parts[1] as Partner, category: parts[2] as PricedCategory, rest } : null;
}

export function categoryOf(field: TierField): string {
  const place = tierPlace(field);
  return place ? labels.passenger[place.category] : '';
}

/** What the form calls an option. */
export function optionLabel(option: PackageOption): string {
  return option === 'vvip_charter' ? text.charter : text[option];
}

export const platformLabel = (platform: PackagePlatform): string => packagesMessages.platform[platform];

/**
 * Returns a field's label by its wire name.
 * For example, `agent_discount_adults.0.max` → `Agent discounts: Adult, band 1: Max`.
 */
export function fieldLabel(field: string): string {
  const plain = plainLabel(field);
  if (plain !== undefined) return plain;
  const price = PRICE_FIELDS.find((known) => known === field);
  if (price) return `${text.prices}: ${priceLabel(price)}`;
  const charter = CHARTER_FIELDS.find((known) => known === field);
  if (charter) return `${text.charter}: ${text.charterPrice[charter]}`;
  const row = /^promotions\.free_tickets\.(\d+)\.(buy|free)$/.exec(field);
  if (row) return `${text.promotion}: ${text.freeRow(Number(row[1]) + 1, row[2] === 'buy' ? text.buy : text.free)}`;
  const tier = tierPlace(field);
  return tier ? tierLabel(tier) : field;
}

function tierLabel({ partner, category, rest: [index, part] }: NonNullable<ReturnType<typeof tierPlace>>): string {
  const name = labels.passenger[category];
  const words = { min: text.min, max: text.max, discount: text.discount, type: text.discountType } as const;
  const what = words[part as keyof typeof words];
  const at = index === undefined || what === undefined ? name : text.bandField(name, Number(index) + 1, what);
  return `${text.discounts[partner]}: ${at}`;
}
