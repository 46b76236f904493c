import { DEFAULT_TIER, PRICED_CATEGORIES, type PricedCategory, TEXT_LIMITS } from '@muara/contract/constants';
import { formatInstant, type PackageKinds, type PackageValues, parseInstant } from '@muara/contract/rules';
import type { OperationMap, PackageRecord } from '@muara/contract/types';
import { countOfText } from '@/lib/count-text.ts';
import { ringgitOfText } from '@/domain/prices/money-text.ts';
import { PRICE_FIELDS, type PriceField } from '@/domain/prices/price-fields.tsx';
import { packagesMessages as text } from './packages.messages.ts';

/** Who gets a discount of their own. */
export type Party = 'agent' | 'tourguide';
export type TierField = `${Party}_discount_${PricedCategory}s`;
export const CHARTER_FIELDS = ['vvip_price', 'vvip_agent_price', 'vvip_tourguide_price'] as const;
type CharterField = (typeof CHARTER_FIELDS)[number];

/** A band of a discount as it is typed. */
export interface TierDraft {
  min: string;
  max: string;
  discount: string;
  type: '%' | 'RM';
}

/** A row of the promotion as it is typed. */
export interface FreeDraft {
  buy: string;
  free: string;
}

/** The package form as it is typed, by wire names. */
export type PackageDraft = PackageKinds &
  Record<PriceField | CharterField, string> &
  Record<TierField, readonly TierDraft[]> & {
    name: string;
    description: string;
    /** `YYYY-MM-DDTHH:MM` in Kuala Lumpur. */
    start_date: string;
    end_date: string;
    max_passenger: string;
    active: boolean;
    /** Null while there is no promotion. */
    promotions: readonly FreeDraft[] | null;
    /** Null for 'No menu'. */
    food_ids: readonly number[] | null;
    jetty_ids: readonly number[];
    /** The cover first. */
    imgs: readonly string[];
  };

export const tierFieldsOf = (party: Party): TierField[] =>
  PRICED_CATEGORIES.map((category) => `${party}_discount_${category}s` as const);
const TIER_FIELDS: readonly TierField[] = [...tierFieldsOf('agent'), ...tierFieldsOf('tourguide')];

export const FIRST_FREE: FreeDraft = { buy: '1', free: '1' };
export const EMPTY_TIER: TierDraft = { min: '', max: '', discount: '', type: '%' };

/** A new package: active, at all jetties, on no platform, with one band of nothing per category (001 §4). */
export function newDraft(jettyIds: readonly number[], imgs: readonly string[]): PackageDraft {
  const tier: TierDraft = tierDraft(DEFAULT_TIER);
  return {
    name: '',
    description: '',
    start_date: '',
    end_date: '',
    max_passenger: '',
    active: true,
    vvip: false,
    vvip_charter: false,
    exhibition: false,
    minisigua: false,
    wristband: false,
    platforms: [],
    promotions: null,
    food_ids: null,
    jetty_ids: jettyIds,
    imgs,
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], () => ''),
    ...filled(TIER_FIELDS, () => [tier]),
  };
}

export function draftOf(record: PackageRecord): PackageDraft {
  const { name, description, active, vvip, vvip_charter, exhibition, minisigua, wristband, platforms } = record;
  const dishes = record.food_ids ?? record.foods?.map(({ id }) => id);
  const { free_tickets: free } = record.promotions ?? { free_tickets: [] };
  return {
    name,
    description,
    active,
    vvip,
    vvip_charter,
    exhibition,
    minisigua,
    wristband,
    platforms,
    start_date: localMoment(record.start_date),
    end_date: localMoment(record.end_date),
    max_passenger: String(record.max_passenger),
    promotions: free.length === 0 ? null : free.map(({ buy, free }) => ({ buy: String(buy), free: String(free) })),
    food_ids: dishes?.length ? dishes : null,
    jetty_ids: record.jetty_ids,
    imgs: record.imgs ?? [],
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], (field) => moneyText(record[field])),
    ...filled(TIER_FIELDS, (field) => record[field].map(tierDraft)),
  };
}

/** A new package that starts as a copy of another, without its images. */
export function copyOf(record: PackageRecord, imgs: readonly string[]): PackageDraft {
  const name = [...text.copyOf(record.name)].slice(0, TEXT_LIMITS.name).join('');
  return { ...draftOf(record), name, imgs };
}

/** What the rules look at: a text that is no number is NaN, one that is empty is null. */
export function valuesOf(draft: PackageDraft) {
  const { name, description, active, vvip, vvip_charter, exhibition, minisigua, wristband, platforms } = draft;
  const { start_date, end_date, jetty_ids, food_ids, promotions } = draft;
  const values = {
    name,
    description,
    active,
    vvip,
    vvip_charter,
    exhibition,
    minisigua,
    wristband,
    platforms: [...platforms],
    start_date,
    end_date,
    max_passenger: countOfText(draft.max_passenger),
    jetty_ids: [...jetty_ids],
    food_ids: food_ids?.length ? [...food_ids] : null,
    imgs: [...draft.imgs],
    promotions: promotions?.length
      ? { free_tickets: promotions.map(({ buy, free }) => ({ buy: countOfText(buy), free: countOfText(free) })) }
      : null,
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], (field) => ringgitOfText(draft[field])),
    ...filled(TIER_FIELDS, (field) => draft[field].map(tierValues)),
  };
  return values satisfies PackageValues;
}

/** The body of a package that the rules have passed, so that no required number is missing. */
export function bodyOf(draft: PackageDraft): OperationMap['addPackage']['body'] {
  return valuesOf(draft) as OperationMap['addPackage']['body'];
}

/** A band as the rules take it. */
export function tierValues({ min, max, discount, type }: TierDraft) {
  return { min: countOfText(min), max: countOfText(max), discount: ringgitOfText(discount), type };
}

function tierDraft({ min, max, discount, type }: { min: number; max: number; discount: number; type: '%' | 'RM' }) {
  return { min: String(min), max: String(max), discount: String(discount), type };
}

function moneyText(ringgit: number | null | undefined): string {
  return ringgit === null || ringgit === undefined ? '' : ringgit.toFixed(2);
}

/** An instant as a field for a day and a time shows it in Kuala Lumpur. */
function localMoment(instant: string | null | undefined): string {
  const at = instant ? parseInstant(instant) : null;
  return at === null ? '' : formatInstant(at).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

function filled<Field extends string, Value>(
  fields: readonly Field[],
  value: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, Value>;
}
