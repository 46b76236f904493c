import { FORM_TEXTS, MAX_IMAGES } from '../../generated/constants.ts';
import { parseInstant } from '../dates/parse-instant.ts';
import { checkKinds, checkPlatforms } from '../packages/check-kinds.ts';
import { checkCount, checkPrice, checkPrices } from '../packages/check-numbers.ts';
import { checkAllTiers } from '../packages/check-tiers.ts';
import type { PackageKinds, TierValues } from '../packages/shapes.ts';
import { isFormDay } from './check-dates.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/**
 * The package form, by wire names.
 * Prices are in RM, NaN for a text that is not an amount; tiers are under `agent_discount_adults` and
 * so on.
 */
export interface PackageValues extends Partial<Omit<PackageKinds, 'platforms'>> {
  name?: string | null;
  description?: string | null;
  /** `YYYY-MM-DDTHH:MM` in Kuala Lumpur, or an instant. */
  start_date?: string | null;
  end_date?: string | null;
  max_passenger?: number | null;
  platforms?: readonly string[];
  jetty_ids?: readonly number[];
  food_ids?: readonly number[] | null;
  imgs?: readonly string[];
  promotions?: { free_tickets?: readonly { buy?: number | null; free?: number | null }[] } | null;
  [priceOrTiers: `${string}_price` | `${string}_discount_${string}`]: number | null | undefined | readonly TierValues[];
}

const CHARTER_PRICES = ['vvip_price', 'vvip_agent_price', 'vvip_tourguide_price'] as const;
/** A date without a time would not say whether the day is included. */
const WITH_TIME = /^\d{4}-\d{2}-\d{2}[T ]/;

/**
 * Checks the package form (001 §5).
 * Name, description and nine prices; dates and most passengers; charter prices for a charter; tiers
 * and promotions; a jetty and a platform unless it is an exhibition; an image; and compatible options
 * (001 §4). The server checks whether jetties, dishes and images exist.
 */
export function checkPackageForm(values: PackageValues): FieldProblem[] {
  const { platforms = [], jetty_ids: jetties = [], imgs = [], exhibition } = values;
  const fields = values as Readonly<Record<string, unknown>>;
  const problems = [
    ...checkTexts(fields, ['name', 'description'], FORM_TEXTS.PackageCreate),
    ...checkSaleDates(values),
    ...checkCount('max_passenger', values.max_passenger, 1),
    ...checkKinds(values),
    ...checkPrices(fields),
    ...checkCharterPrices(values),
    ...checkAllTiers(fields),
    ...checkPromotions(values.promotions),
  ];
  if (jetties.length === 0 && !exhibition) problems.push({ field: 'jetty_ids', code: 'options_required' });
  problems.push(...checkPlatforms(platforms, values));
  if (imgs.length === 0) problems.push({ field: 'imgs', code: 'image_required' });
  if (imgs.length > MAX_IMAGES) problems.push({ field: 'imgs', code: 'too_many_images' });
  return problems;
}

function checkSaleDates({ start_date: start, end_date: end }: PackageValues): FieldProblem[] {
  const problems = [...checkMoment('start_date', start), ...checkMoment('end_date', end)];
  if (problems.length > 0) return problems;
  const ordered = (parseInstant(start as string) as number) < (parseInstant(end as string) as number);
  return ordered ? [] : [{ field: 'end_date', code: 'dates_order' }];
}

function checkMoment(field: string, text: string | null | undefined): FieldProblem[] {
  if (isBlank(text)) return [{ field, code: 'validation_failed' }];
  const known =
    WITH_TIME.test(text as string) && parseInstant(text as string) !== null && isFormDay((text as string).slice(0, 10));
  return known ? [] : [{ field, code: 'date_invalid' }];
}

/** Charter prices are optional for other packages, but must be amounts when entered. */
function checkCharterPrices(values: PackageValues): FieldProblem[] {
  return CHARTER_PRICES.flatMap((field) => {
    const price = values[field] as number | null | undefined;
    return values.vvip_charter || (price !== null && price !== undefined) ? checkPrice(field, price) : [];
  });
}

function checkPromotions(promotions: PackageValues['promotions']): FieldProblem[] {
  return (promotions?.free_tickets ?? []).flatMap(({ buy, free }, index) => [
    ...checkCount(`promotions.free_tickets.${index}.buy`, buy, 1),
    ...checkCount(`promotions.free_tickets.${index}.free`, free, 1),
  ]);
}
