import type { Sen } from './sen.ts';

/**
 * Converts sen to RM for the wire: 4560 → 45.6, which prints with at most two decimals.
 *
 * @throws RangeError when the amount is not a whole number of sen
 */
export function toRinggit(sen: Sen): number {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`Not a whole number of sen: ${sen}`);
  return sen / 100;
}
