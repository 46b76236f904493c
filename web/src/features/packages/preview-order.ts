import { PRICED_CATEGORIES, type PassengerCategory } from '@muara/contract/constants';
import { checkPackageForm } from '@muara/contract/rules/forms/check-package-form';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import type { Counts } from '@muara/contract/rules/passengers/counts';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { packagePricingFromWire } from '@muara/contract/rules/pricing/package-pricing-from-wire';
import type { PricedOrder, PriceSource } from '@muara/contract/rules/pricing/shapes';
import { priceOrder } from '@muara/contract/rules/pricing/price-order';
import { countOfText } from '@/lib/count-text.ts';
import { type PackageDraft, valuesOf } from './package-draft.ts';

/** The sample order of the preview. */
export interface PreviewInput {
  source: PriceSource;
  /** As typed; '' is nobody. */
  counts: Readonly<Partial<Record<PassengerCategory, string>>>;
}

/** The price, or why it is not available. */
export type Preview =
  | { state: 'nobody' }
  | { state: 'missing'; problems: FieldProblem[] }
  | { state: 'priced'; priced: PricedOrder };

/** Returns the price with the form's current values, by the rules that sell it later. */
export function previewOf(draft: PackageDraft, input: PreviewInput): Preview {
  const counts = countsOf(input);
  if (countPassengers(counts) === 0) return { state: 'nobody' };
  const values = valuesOf(draft);
  const matters = fieldsThatMatter(draft, input.source, counts);
  const problems = checkPackageForm(values).filter(({ field }) => matters.some((name) => isIn(name, field)));
  if (problems.length > 0) return { state: 'missing', problems };
  const priced = priceOrder({
    mode: 'sale',
    package: packagePricingFromWire(wireOf(values)),
    source: input.source,
    counts,
    foods: [],
    minisigua: null,
    cashierDiscount: null,
    enableDiscount: false,
    fee: null,
  });
  return { state: 'priced', priced };
}

/** Returns the passenger counts of the preview. Invalid counts are 0. */
export function countsOf({ counts }: PreviewInput): Counts {
  const given = Object.entries(counts).map(([category, typed]) => [category, countOfText(typed) ?? 0] as const);
  return Object.fromEntries(given.filter(([, count]) => count > 0));
}

/** Only fields that affect this price must be filled in; the rest may be empty. */
function fieldsThatMatter(draft: PackageDraft, source: PriceSource, counts: Counts): string[] {
  if (draft.vvip_charter)
    return [source === 'none' ? 'vvip_price' : source === 'agent' ? 'vvip_agent_price' : 'vvip_tourguide_price'];
  const present = PRICED_CATEGORIES.filter((category) => (counts[category] ?? 0) > 0);
  return [
    ...present.map((category) => `${category}_price`),
    ...(source === 'none' ? [] : present.map((category) => `${source}_discount_${category}s`)),
    'promotions',
  ];
}

const isIn = (name: string, field: string): boolean => field === name || field.startsWith(`${name}.`);

/**
 * Fields that do not affect the price may have any value.
 * Tiers of a promotion are stored by what must be bought (001 §3).
 */
function wireOf(values: ReturnType<typeof valuesOf>): Parameters<typeof packagePricingFromWire>[0] {
  const known = (value: unknown): unknown => {
    if (value === null) return 0;
    if (typeof value === 'number') return Number.isFinite(value) ? value : 0;
    return Array.isArray(value) ? value.map((row: object) => mapped(row, known)) : value;
  };
  const { promotions, ...rest } = values;
  const free = (promotions?.free_tickets ?? []).map(({ buy, free }) => ({ buy: buy ?? 0, free: free ?? 0 }));
  const pricing = Object.fromEntries(Object.entries(rest).filter(([name]) => PRICES.test(name)));
  return {
    ...(mapped(pricing, known) as Omit<Parameters<typeof packagePricingFromWire>[0], 'promotions'>),
    vvip_charter: values.vvip_charter,
    minisigua: values.minisigua,
    promotions: { free_tickets: free.sort((one, other) => one.buy - other.buy) },
  };
}

const PRICES = /_price$|_discount_/;

function mapped(of: object, by: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, by(value)]));
}
