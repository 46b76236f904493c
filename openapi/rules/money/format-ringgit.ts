import type { Sen } from './sen.ts';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Formats sen for people: 123450 → '1,234.50', −5 → '-0.05'.
 * Always two decimals, no currency sign.
 *
 * @throws RangeError when the amount is not a whole number of sen
 */
export function formatRinggit(sen: Sen): string {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`Not a whole number of sen: ${sen}`);
  const amount = Math.abs(sen);
  const cents = amount % 100;
  const plain = String((amount - cents) / 100);
  const whole = plain.length > 3 ? plain.replace(THOUSANDS, ',') : plain;
  return `${sen < 0 ? '-' : ''}${whole}.${cents < 10 ? '0' : ''}${cents}`;
}
