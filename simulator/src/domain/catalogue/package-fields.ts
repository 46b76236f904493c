import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import {
  formatInstant,
  formatMoney,
  formatRinggit,
  packagePricingFromWire,
  parseInstant,
  toRinggit,
  type Rules,
  type Tier,
  type WirePackage,
} from '@muara/contract/rules';
import type { DiscountTier, OperationMap, Package } from '@muara/contract/types';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';
import { type Fields, listed, priceFields, yesNo } from '../edits/index.ts';
import { presentPrices } from './present-prices.ts';

/** The form of a package that passed `checkPackageForm`. */
export type PackageBody = OperationMap['addPackage']['body'];
/** What the form stores, without what the server keeps for itself. */
type Stored = Omit<PackageRecord, 'id' | 'system' | 'deletedAt' | 'updatedAt' | 'updatedBy'>;
type Pricing = ReturnType<typeof packagePricingFromWire>;

/** One field of a package: how it is stored, sent and written to the audit trail. */
interface PackageField<Value> {
  /** Returns the value to store of a checked form. */
  read(body: PackageBody, pricing: Pricing, rules: Rules): Value;
  /** Returns its properties on the wire. */
  present(value: Value): Partial<Package>;
  /** Returns its lines in the audit trail, in words. */
  describe(value: Value, world: World): Fields;
}

/**
 * Every field of a package, in the order of the audit trail.
 * A new field is a line in `PackageRecord` and an entry here; the compiler names the entry that is missing.
 */
const FIELDS = {
  name: text('name'),
  description: text('description'),
  active: flag('active', true),
  vvip: flag('vvip'),
  vvipCharter: flag('vvip_charter'),
  exhibition: flag('exhibition'),
  minisigua: flag('minisigua'),
  wristband: flag('wristband'),
  startDate: moment('start_date'),
  endDate: moment('end_date'),
  maxPassenger: count('max_passenger'),
  prices: {
    read: (_body, { prices }) => prices,
    present: presentPrices,
    describe: priceFields,
  },
  charterPrices: {
    read: (_body, { charterPrices }) => charterPrices,
    present: ({ normal, agent, tourguide }) => ({
      vvip_price: toRinggit(normal),
      vvip_agent_price: toRinggit(agent),
      vvip_tourguide_price: toRinggit(tourguide),
    }),
    describe: ({ normal, agent, tourguide }) => ({
      vvip_price: formatRinggit(normal),
      vvip_agent_price: formatRinggit(agent),
      vvip_tourguide_price: formatRinggit(tourguide),
    }),
  },
  tiers: {
    read: (_body, { tiers }) => tiers,
    present: ({ agent, tourguide }) => ({
      ...byCategory('agent', agent, (tiers) => tiers.map(presentTier)),
      ...byCategory('tourguide', tourguide, (tiers) => tiers.map(presentTier)),
    }),
    describe: ({ agent, tourguide }) => ({
      ...byCategory('agent', agent, (tiers) => listed(tiers.map(describeTier))),
      ...byCategory('tourguide', tourguide, (tiers) => listed(tiers.map(describeTier))),
    }),
  },
  freeTickets: {
    read: (_body, { freeTickets }) =>
      freeTickets.map(({ buy, free }) => ({ buy, free })).sort((one, other) => one.buy - other.buy),
    present: (tiers) => ({ promotions: { free_tickets: tiers.map(({ buy, free }) => ({ buy, free })) } }),
    describe: (tiers) => ({
      'promotions.free_tickets': listed(tiers.map(({ buy, free }) => `buy ${buy} free ${free}`)),
    }),
  },
  foodIds: {
    // A menu without a dish is no menu.
    read: ({ food_ids: ids }) => (ids?.length ? [...new Set(ids)] : null),
    present: (ids) => ({ food_ids: ids && [...ids] }),
    describe: (ids, { tables: { foods } }) => ({
      food_ids: listed((ids ?? []).map((id) => foods.get(id)?.name ?? `#${id}`)),
    }),
  },
  jettyIds: {
    read: ({ jetty_ids: ids }) => [...new Set(ids)],
    present: (ids) => ({ jetty_ids: [...ids] }),
    describe: (ids, { tables: { jetties } }) => ({
      jetty_ids: listed(ids.map((id) => jetties.get(id)?.name ?? `#${id}`)),
    }),
  },
  platforms: {
    read: ({ exhibition, platforms }, _pricing, rules) =>
      exhibition ? ['exhibition'] : rules.settlePlatforms((platforms ?? []) as Parameters<Rules['settlePlatforms']>[0]),
    present: (platforms) => ({ platforms: [...platforms] as Package['platforms'] }),
    describe: (platforms) => ({ platforms: listed(platforms) }),
  },
  imgs: {
    read: ({ imgs }) => [...new Set(imgs)],
    present: (imgs) => ({ imgs: [...imgs] }),
    describe: (imgs) => ({ imgs: listed(imgs) }),
  },
} satisfies { [Key in keyof Stored]-?: PackageField<Stored[Key]> };

type AnyField = PackageField<unknown>;
type Presented = ReturnType<(typeof FIELDS)[keyof Stored]['present']>;
/** The wire names that the table presents. */
type PresentedName = Presented extends infer Part ? (Part extends unknown ? keyof Part : never) : never;
/** What the table does not present: the id, and dishes, which depend on other records. */
type PresentedElsewhere = 'id' | 'foods';
/** The fields of the response and of the form, optional ones too: each needs an entry that presents it. */
type WireFields = Record<Exclude<keyof Package | keyof PackageBody, PresentedElsewhere>, unknown>;
const ENTRIES = Object.entries(FIELDS) as [key: keyof Stored, field: AnyField][];

/**
 * Returns a checked form as it is stored: texts trimmed, lists without repeats, free tickets by what
 * must be bought.
 */
export function readPackageFields(rules: Rules, body: PackageBody): Stored {
  const pricing = packagePricingFromWire(withCharterPrices(body));
  return Object.fromEntries(ENTRIES.map(([key, field]) => [key, field.read(body, pricing, rules)])) as Stored;
}

/** Returns the fields of a package as the wire has them (001 §3), prices in RM. */
export function presentPackageFields(pkg: PackageRecord): Omit<Package, 'id'> {
  const presented = Object.assign({}, ...ENTRIES.map(([key, field]) => field.present(pkg[key])));
  return presented as Record<PresentedName, never> satisfies WireFields;
}

/** Returns a package in the words of the audit trail. */
export function describePackage(world: World, pkg: PackageRecord): Fields {
  return Object.assign({}, ...ENTRIES.map(([key, field]) => field.describe(pkg[key], world))) as Fields;
}

/** Charter prices that the form left out cost nothing. */
function withCharterPrices(body: PackageBody): WirePackage {
  return {
    ...body,
    vvip_charter: body.vvip_charter ?? false,
    minisigua: body.minisigua ?? false,
    vvip_price: body.vvip_price ?? 0,
    vvip_agent_price: body.vvip_agent_price ?? 0,
    vvip_tourguide_price: body.vvip_tourguide_price ?? 0,
  } as WirePackage;
}

/** The names of the plain fields of a type. */
type Named<Value> = {
  [Key in keyof PackageBody & keyof Package]-?: Package[Key] extends Value | undefined ? Key : never;
}[keyof PackageBody & keyof Package];

/** A text, empty when an optional one is left out or a record of an older snapshot lacks it. */
function text<Name extends Named<string>>(name: Name) {
  return {
    read: (body: PackageBody) => (body[name] ?? '').trim(),
    present: (value = '') => presentAs(name, value),
    describe: (value = '') => ({ [name]: value }),
  };
}

function flag<Name extends Named<boolean>>(name: Name, whenLeftOut = false) {
  return {
    read: (body: PackageBody) => body[name] ?? whenLeftOut,
    present: (value: boolean) => presentAs(name, value),
    describe: (value: boolean) => ({ [name]: yesNo(value) }),
  };
}

function count<Name extends Named<number>>(name: Name) {
  return {
    read: (body: PackageBody) => body[name] as number,
    present: (value: number) => presentAs(name, value),
    describe: (value: number) => ({ [name]: String(value) }),
  };
}

/** An instant of Kuala Lumpur. */
function moment<Name extends 'start_date' | 'end_date'>(name: Name) {
  return {
    read: (body: PackageBody) => parseInstant(body[name] as string) as number,
    present: (value: number) => presentAs(name, formatInstant(value)),
    describe: (value: number) => ({ [name]: formatInstant(value) }),
  };
}

/** Returns one property under its literal name, from which the compiler sees what the table presents. */
function presentAs<Name extends keyof Package, Value>(name: Name, value: Value): Record<Name, Value> {
  return { [name]: value } as Record<Name, Value>;
}

function byCategory<Source extends 'agent' | 'tourguide', Value>(
  source: Source,
  tiers: Readonly<Record<PricedCategory, readonly Tier[]>>,
  map: (tiers: readonly Tier[]) => Value,
): Record<`${Source}_discount_${PricedCategory}s`, Value> {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${source}_discount_${category}s`, map(tiers[category])]),
  ) as Record<`${Source}_discount_${PricedCategory}s`, Value>;
}

function presentTier({ min, max, discount, type }: Tier): DiscountTier {
  return { min, max, discount: type === 'RM' ? toRinggit(discount) : discount, type };
}

function describeTier({ min, max, discount, type }: Tier): string {
  return `${min}–${max} ${type === 'RM' ? formatMoney(discount) : `${discount} %`}`;
}
