import type { Sen } from './sen.ts';
import { toHundredths } from './to-hundredths.ts';

/**
 * Returns a percentage of an amount in RM before rounding: 10 % of 10505 sen → '10.505'.
 * Shown in the price trace, so that people can see what was rounded.
 * @internal
 */
export function exactPercent(amount: Sen, percent: number): string {
  const millionths = BigInt(amount) * BigInt(toHundredths(percent));
  const digits = String(millionths).padStart(7, '0');
  const decimals = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -6)}.${decimals}`;
}
