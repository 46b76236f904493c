import type { FieldProblem } from './field-problem.ts';

const AGES = ['child_min_age', 'adult_min_age', 'senior_min_age', 'super_senior_min_age'] as const;
const MOST_MONTHS = 120;

/** The numbers of the settings form; null for an empty field, NaN for a text that is not a number. */
export type SettingsToCheck = Partial<
  Record<(typeof AGES)[number] | 'agents_ticket_expiry_period', number | null | undefined>
>;

/**
 * Checks the settings.
 * Ages are whole numbers from 0 (002 §5.2) that rise from child to adult, senior and super senior (002
 * §9); the first that does not rise is reported. Agents' tickets expire after 1 to 120 months.
 */
export function checkSettings(values: SettingsToCheck): FieldProblem[] {
  const wrong: FieldProblem[] = AGES.filter((field) => !isWhole(values[field], 0)).map((field) => ({
    field,
    code: isMissing(values[field]) ? 'validation_failed' : 'number_invalid',
  }));
  const ages = AGES.map((field) => ({ field, age: values[field] })).filter(({ age }) => isWhole(age, 0));
  const falling = ages.find(({ age }, index) => index > 0 && (age as number) <= (ages[index - 1]?.age as number));
  if (falling) wrong.push({ field: falling.field, code: 'ages_order' });
  const { agents_ticket_expiry_period: months } = values;
  if (!isWhole(months, 1) || (months as number) > MOST_MONTHS) {
    const code = isMissing(months) ? 'validation_failed' : 'expiry_months_invalid';
    wrong.push({ field: 'agents_ticket_expiry_period', code });
  }
  return wrong;
}

function isMissing(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function isWhole(value: number | null | undefined, least: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
}
