import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { countOf } from './count-of.ts';
import type { Counts } from './counts.ts';
import type { WireTotals } from './counts-from-wire.ts';

/**
 * Returns all eleven counts under their wire names, including zeros (002 §3.2).
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function countsToWire(counts: Counts): { [Name in keyof WireTotals]-?: number } {
  const totals = {} as { [Name in keyof WireTotals]-?: number };
  for (const category of PASSENGER_CATEGORIES) totals[`total_${category}`] = countOf(counts, category);
  return totals;
}
