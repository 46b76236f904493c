import { PASSENGER_CATEGORIES, type PassengerCategory } from '../../generated/constants.ts';
import type { Counts } from './counts.ts';

/** `total_adult`, `total_child` … as in tickets and sale requests. */
export type WireTotals = { [Category in PassengerCategory as `total_${Category}`]?: number | null };

/**
 * Returns the counts of a ticket, request or dish from their wire names; missing ones are 0 (002
 * §3.2).
 */
export function countsFromWire(totals: WireTotals): Required<Counts> {
  const counts = {} as Required<Counts>;
  for (const category of PASSENGER_CATEGORIES) counts[category] = totals[`total_${category}`] ?? 0;
  return counts;
}
