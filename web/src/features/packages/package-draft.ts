import {
  DEFAULT_TIER,
  type PackagePlatform,
  PRICED_CATEGORIES,
  type PricedCategory,
  TEXT_LIMITS,
} from '@muara/contract/constants';
import { formatInstant } from '@muara/contract/rules/dates/format-instant';
import type { PackageValues } from '@muara/contract/rules/forms/check-package-form';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import type { OperationMap, PackageRecord } from '@muara/contract/types';
import { countOfText } from '@/lib/count-text.ts';
import { ringgitOfText } from '@/domain/prices/typed-money.ts';
import { PRICE_FIELDS, type PriceField } from '@/domain/prices/price-fields.tsx';
import { packageFormMessages as form } from './package-form.messages.ts';
import { packagesMessages as text } from './packages.messages.ts';

/** The partners with tier discounts. */
export type Partner = 'agent' | 'tourguide';
export type TierField = `${Partner}_discount_${PricedCategory}s`;
export const CHARTER_FIELDS = ['vvip_price', 'vvip_agent_price', 'vvip_tourguide_price'] as const;
type CharterField = (typeof CHARTER_FIELDS)[number];

/** A tier in the form, as typed. */
export interface TierDraft {
  min: string;
  max: string;
  discount: string;
  type: '%' | 'RM';
}

/** A row of the promotion in the form, as typed. */
export interface FreeDraft {
  buy: string;
  free: string;
}

/** One field of the form: its label, its default, and its conversion from the record and to the server. */
interface PackageField<Draft, Sent> {
  label(): string;
  blank: Draft;
  draftOf(record: PackageRecord): Draft;
  /** Returns what the rules check and the server receives. */
  valueOf(draft: Draft): Sent;
}

type Body = OperationMap['addPackage']['body'];
type PlainField = Exclude<keyof Body, PriceField | CharterField | TierField>;

/**
 * The fields of the form other than the tables of prices and tiers.
 * A new field needs an entry here and a control in its section. The compiler reports a field of the contract without
 * an entry.
 */
const FIELDS = {
  name: textField('name', () => form.name),
  description: textField('description', () => form.description),
  active: { ...checkbox('active', () => form.active), blank: true },
  vvip: checkbox('vvip', () => form.vvip),
  vvip_charter: checkbox('vvip_charter', () => form.charter),
  exhibition: checkbox('exhibition', () => form.exhibition),
  minisigua: checkbox('minisigua', () => form.minisigua),
  wristband: checkbox('wristband', () => form.wristband),
  platforms: field<readonly PackagePlatform[], PackagePlatform[]>({
    label: () => form.platforms,
    blank: [],
    draftOf: ({ platforms }) => platforms,
    valueOf: (platforms) => [...platforms],
  }),
  start_date: momentField('start_date', () => form.start),
  end_date: momentField('end_date', () => form.end),
  max_passenger: countField('max_passenger', () => form.maxPassenger),
  /** Null while there is no promotion. */
  promotions: field<readonly FreeDraft[] | null, PackageValues['promotions']>({
    label: () => form.promotion,
    blank: null,
    draftOf: ({ promotions }) => {
      const rows = promotions?.free_tickets ?? [];
      return rows.length === 0 ? null : rows.map(({ buy, free }) => ({ buy: String(buy), free: String(free) }));
    },
    valueOf: (rows) =>
      rows?.length
        ? { free_tickets: rows.map(({ buy, free }) => ({ buy: countOfText(buy), free: countOfText(free) })) }
        : null,
  }),
  /** Null for 'No menu'. */
  food_ids: field<readonly number[] | null, number[] | null>({
    label: () => form.menu,
    blank: null,
    draftOf: ({ food_ids: ids, foods }) => {
      const dishes = ids ?? foods?.map(({ id }) => id);
      return dishes?.length ? dishes : null;
    },
    valueOf: (ids) => (ids?.length ? [...ids] : null),
  }),
  jetty_ids: field<readonly number[], number[]>({
    label: () => form.jetties,
    blank: [],
    draftOf: ({ jetty_ids: ids }) => ids,
    valueOf: (ids) => [...ids],
  }),
  /** The cover first. */
  imgs: field<readonly string[], string[]>({
    label: () => form.images,
    blank: [],
    draftOf: ({ imgs }) => imgs ?? [],
    valueOf: (imgs) => [...imgs],
  }),
} satisfies Record<PlainField, unknown>;

type Fields = typeof FIELDS;
type PlainDraft = { [Name in keyof Fields]: ReturnType<Fields[Name]['draftOf']> };
type PlainValues = { [Name in keyof Fields]: ReturnType<Fields[Name]['valueOf']> };

/** The values of the package form, by wire names. */
export type PackageDraft = PlainDraft &
  Record<PriceField | CharterField, string> &
  Record<TierField, readonly TierDraft[]>;

/** Returns the label of a field that is not in a table of prices or bands; undefined for others. */
export function plainLabel(name: string): string | undefined {
  return Object.hasOwn(FIELDS, name) ? FIELDS[name as PlainField].label() : undefined;
}

export const tierFieldsOf = (partner: Partner): TierField[] =>
  PRICED_CATEGORIES.map((category) => `${partner}_discount_${category}s` as const);
const TIER_FIELDS: readonly TierField[] = [...tierFieldsOf('agent'), ...tierFieldsOf('tourguide')];

export const FIRST_FREE: FreeDraft = { buy: '1', free: '1' };
export const EMPTY_TIER: TierDraft = { min: '', max: '', discount: '', type: '%' };

/**
 * Returns a new package:
 * active, at all jetties, on no platform, with an empty tier per category (001 §4).
 */
export function newDraft(jettyIds: readonly number[], imgs: readonly string[]): PackageDraft {
  return {
    ...(mapFields((_name, { blank }) => blank) as PlainDraft),
    jetty_ids: jettyIds,
    imgs,
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], () => ''),
    ...filled(TIER_FIELDS, () => [tierDraft(DEFAULT_TIER)]),
  };
}

export function draftOf(record: PackageRecord): PackageDraft {
  return {
    ...(mapFields((_name, { draftOf: read }) => read(record)) as PlainDraft),
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], (name) => moneyText(record[name])),
    ...filled(TIER_FIELDS, (name) => record[name].map(tierDraft)),
  };
}

/** A new package that starts as a copy of another, without its images. */
export function copyOf(record: PackageRecord, imgs: readonly string[]): PackageDraft {
  const name = [...text.copyOf(record.name)].slice(0, TEXT_LIMITS.name).join('');
  return { ...draftOf(record), name, imgs };
}

/** Returns what the rules check: a text that is not a number becomes NaN, an empty one null. */
export function valuesOf(draft: PackageDraft) {
  const values = {
    ...(mapFields((name, { valueOf }) => valueOf(draft[name])) as PlainValues),
    ...filled([...PRICE_FIELDS, ...CHARTER_FIELDS], (name) => ringgitOfText(draft[name])),
    ...filled(TIER_FIELDS, (name) => draft[name].map(tierValues)),
  };
  return values satisfies PackageValues;
}

/** Returns the request body of a valid draft, which lacks no required number. */
export function bodyOf(draft: PackageDraft): Body {
  return valuesOf(draft) as Body;
}

/** Returns a tier in the form that the rules expect. */
export function tierValues({ min, max, discount, type }: TierDraft) {
  return { min: countOfText(min), max: countOfText(max), discount: ringgitOfText(discount), type };
}

function tierDraft({ min, max, discount, type }: { min: number; max: number; discount: number; type: '%' | 'RM' }) {
  return { min: String(min), max: String(max), discount: String(discount), type };
}

function moneyText(ringgit: number | null | undefined): string {
  return ringgit === null || ringgit === undefined ? '' : ringgit.toFixed(2);
}

/** Formats an instant for a date and time field in Kuala Lumpur. */
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

function mapFields(map: (name: PlainField, field: PackageField<unknown, unknown>) => unknown): Record<string, unknown> {
  const entries = Object.entries(FIELDS) as [PlainField, PackageField<unknown, unknown>][];
  return Object.fromEntries(entries.map(([name, entry]) => [name, map(name, entry)]));
}

/** Keeps the types of a field's draft and of what it sends apart. */
function field<Draft, Sent>(entry: PackageField<Draft, Sent>): PackageField<Draft, Sent> {
  return entry;
}

/** The plain fields whose values are of a type. */
type NameOf<Value> = { [Name in PlainField]-?: NonNullable<Body[Name]> extends Value ? Name : never }[PlainField];

function textField(name: NameOf<string>, label: () => string): PackageField<string, string> {
  return { label, blank: '', draftOf: (record) => record[name] ?? '', valueOf: (text) => text };
}

function checkbox(name: NameOf<boolean>, label: () => string): PackageField<boolean, boolean> {
  return { label, blank: false, draftOf: (record) => record[name], valueOf: (on) => on };
}

/** `YYYY-MM-DDTHH:MM` in Kuala Lumpur. */
function momentField(name: NameOf<string>, label: () => string): PackageField<string, string> {
  return { label, blank: '', draftOf: (record) => localMoment(record[name]), valueOf: (moment) => moment };
}

/** Formats a whole number for an input. */
function countField(name: NameOf<number>, label: () => string): PackageField<string, number | null> {
  return { label, blank: '', draftOf: (record) => String(record[name]), valueOf: countOfText };
}
