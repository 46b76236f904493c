/**
 * Returns the nearest hundredths of a decimal with at most two places: 45.6 → 4560.
 * Serves RM (→ sen) and percentages (→ basis points). Beyond two places it rounds half away from zero,
 * on the decimal that a person reads: 1.005 → 101, although the double behind it is below 1.005.
 *
 * @throws RangeError when the value is not finite or too large to be exact
 * @internal
 */
export function toHundredths(value: number): number {
  const size = Math.abs(value);
  // A double keeps fifteen digits of a decimal; the rest is binary noise.
  const hundredths = Math.round(Number((size * 100).toPrecision(15)));
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`Not an amount: ${value}`);
  return value < 0 && hundredths > 0 ? -hundredths : hundredths;
}
