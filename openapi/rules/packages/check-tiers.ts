import { MAX_TIERS, PRICED_CATEGORIES } from '../../generated/constants.ts';
import type { FieldProblem } from '../forms/field-problem.ts';
import { checkCount, checkPrice } from './check-numbers.ts';
import type { TierValues } from './shapes.ts';

const HUNDRED_PERCENT = 100;

/** Checks the tiers of all categories, for agents and tour guides (001 §5). @internal */
export function checkAllTiers(values: Readonly<Record<string, unknown>>): FieldProblem[] {
  const fields = ['agent', 'tourguide'].flatMap((source) =>
    PRICED_CATEGORIES.map((category) => `${source}_discount_${category}s`),
  );
  return fields.flatMap((field) =>
    checkTiers(field, (values[field] as readonly TierValues[] | null | undefined) ?? []),
  );
}

/** Checks the tiers of one category: each needs min, max and discount of 0 or more, in % or RM. */
function checkTiers(field: string, tiers: readonly TierValues[]): FieldProblem[] {
  if (tiers.length > MAX_TIERS) return [{ field, code: 'validation_failed' }];
  return tiers.flatMap((tier, index) => checkTier(`${field}.${index}`, tier));
}

function checkTier(place: string, { min, max, discount, type }: TierValues): FieldProblem[] {
  const bounds = [...checkCount(`${place}.min`, min, 0), ...checkCount(`${place}.max`, max, 0)];
  if (bounds.length === 0 && (max as number) < (min as number)) {
    bounds.push({ field: `${place}.max`, code: 'tier_order' });
  }
  const saved = checkPrice(`${place}.discount`, discount);
  if (saved.length === 0 && type === '%' && (discount as number) > HUNDRED_PERCENT) {
    saved.push({ field: `${place}.discount`, code: 'tier_percent' });
  }
  const known = type === '%' || type === 'RM';
  return [...bounds, ...saved, ...(known ? [] : [{ field: `${place}.type`, code: 'option_unknown' } as const])];
}
