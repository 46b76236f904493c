import type { Sen } from './sen.ts';
import { toHundredths } from './to-hundredths.ts';

/**
 * Converts RM from the wire (at most two decimals) to sen: 45.6 → 4560.
 *
 * @throws RangeError when the value is not finite or too large to be exact
 */
export function toSen(ringgit: number): Sen {
  return toHundredths(ringgit);
}
