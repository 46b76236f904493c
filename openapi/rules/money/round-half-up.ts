/**
 * Rounds numerator ÷ denominator, ties upward: 21 ÷ 2 → 11, 1050.5 → 1051.
 * Exact for every pair of safe integers, because no fraction is formed.
 *
 * @throws RangeError when an argument is not a safe integer or the denominator is not positive
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Cannot divide ${numerator} by ${denominator}`);
  }
  const remainder = numerator % denominator;
  const towardsZero = (numerator - remainder) / denominator;
  // Doubling the remainder could leave the safe range; these differences cannot.
  if (remainder >= 0) return towardsZero + (remainder >= denominator - remainder ? 1 : 0);
  return towardsZero - (-remainder > denominator + remainder ? 1 : 0);
}
