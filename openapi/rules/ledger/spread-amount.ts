import type { Sen } from '../money/sen.ts';

/**
 * Spreads an amount over weights in proportion, in whole sen that add up to it.
 * Each share is rounded down; the remaining sen go to the largest remainders, the first of equal ones.
 *
 * @param amount in sen, not negative
 * @param weights not negative; without any weight all shares are equal
 */
export function spreadAmount(amount: Sen, weights: readonly number[]): Sen[] {
  const count = weights.length;
  if (count === 0) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = BigInt(sum === 0 ? count : sum);
  const products = shares.map((share) => share * BigInt(amount));
  const floors = products.map((product) => Number(product / whole));
  const order = products
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((one, other) => (one.remainder < other.remainder ? 1 : one.remainder > other.remainder ? -1 : 0));
  const left = amount - floors.reduce((total, floor) => total + floor, 0);
  for (const { index } of order.slice(0, left)) floors[index] = (floors[index] as number) + 1;
  return floors;
}
