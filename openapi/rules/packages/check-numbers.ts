import { PRICE_MAX_SEN, PRICED_CATEGORIES } from '../../generated/constants.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { FieldProblem } from '../forms/field-problem.ts';

/** More passengers than any boat takes, and small enough for exact sums. */
const COUNT_MAX = 100_000;

const SEN = 100;

type Entered = number | null | undefined;

/** Checks a required amount in RM, or a rate in percent: 0 or more with at most two decimals. @internal */
export function checkPrice(field: string, value: Entered): FieldProblem[] {
  if (value === null || value === undefined) return [{ field, code: 'validation_failed' }];
  // A value with two decimals is the double nearest to its hundredths, despite rounding noise.
  const whole = Math.round(value * SEN) / SEN === value;
  return whole && value >= 0 && value * SEN <= PRICE_MAX_SEN ? [] : [{ field, code: 'price_invalid' }];
}

/** Checks that all nine categories have a price, which can be 0 (001 §5). @internal */
export function checkPrices(values: Readonly<Record<string, unknown>>): FieldProblem[] {
  return PRICED_CATEGORIES.flatMap((category) =>
    checkPrice(`${category}_price`, values[`${category}_price`] as Entered),
  );
}

/** Checks a required count: whole and at least `least`. @internal */
export function checkCount(field: string, value: Entered, least: 0 | 1): FieldProblem[] {
  if (value === null || value === undefined) return [{ field, code: 'validation_failed' }];
  const code: ErrorCode = least === 0 ? 'number_invalid' : 'count_invalid';
  return Number.isInteger(value) && value >= least && value <= COUNT_MAX ? [] : [{ field, code }];
}
