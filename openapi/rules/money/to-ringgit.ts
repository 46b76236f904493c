import type { Sen } from './sen.ts';

/**
 * Sen as ringgit for the wire: 4560 → 45.6, a number that prints with at most two decimals.
 *
 * @throws RangeError when the amount is not a whole number of sen.
 */
export function toRinggit(sen: Sen): number {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`Not a whole number of sen: ${sen}`);
  return sen / 100;
}
