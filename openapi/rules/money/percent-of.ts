import { roundHalfUp } from './round-half-up.ts';
import type { Sen } from './sen.ts';
import { toHundredths } from './to-hundredths.ts';

/** One percent of one percent: percentages carry at most two decimals. */
const WHOLE = 10_000;

/**
 * Returns a percentage of an amount, half-up to the sen: 10 % of 10505 sen (1050.5) → 1051.
 *
 * @param percent percent points with at most two decimals, e.g. 2.75
 * @throws RangeError when the result is too large to be exact
 */
export function percentOf(amount: Sen, percent: number): Sen {
  const rate = toHundredths(percent);
  const rest = amount % WHOLE;
  // Splitting keeps every product small: amount × rate could leave the safe range long before the result does.
  const result = ((amount - rest) / WHOLE) * rate + roundHalfUp(rest * rate, WHOLE);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not an amount: ${percent} % of ${amount}`);
  return result;
}
