/**
 * The nearest whole number of hundredths of a decimal with at most two places: 45.6 → 4560, 10.25 → 1025.
 * Serves ringgit (→ sen) and percentages (→ basis points) alike. Beyond two places it rounds half away from zero, on
 * the decimal that a person would read: 1.005 → 101, although the double behind it lies below 1.005.
 *
 * @throws RangeError when the value is not finite or too large to be exact.
 */
export function toHundredths(value: number): number {
  const size = Math.abs(value);
  // Fifteen digits are what a double keeps of a decimal: beyond them is only binary dust.
  const hundredths = Math.round(Number((size * 100).toPrecision(15)));
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`Not an amount: ${value}`);
  return value < 0 && hundredths > 0 ? -hundredths : hundredths;
}
