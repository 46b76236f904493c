import type { PassengerCategory } from '../../generated/constants.ts';
import { countPassengers } from './count-passengers.ts';
import { countOf } from './count-of.ts';
import type { Counts } from './counts.ts';

export interface CountToCap {
  counts: Counts;
  /** The category being typed or stepped. */
  category: PassengerCategory;
  wanted: number;
  /** Most passengers in all, see `maxPassengers`. */
  max: number;
}

export interface CappedCount {
  count: number;
  /** Most that this category can have beside the others. */
  most: number;
  /** Whether the count is lower than wanted, so that the control can say 'Only {most} left'. */
  capped: boolean;
}

/**
 * Caps a count so that all eleven categories together stay within the maximum (002 §5.3).
 * Returns a whole number from 0. Free tickets give way to paid passengers, so they do not count here.
 *
 * @throws RangeError when another count is not a whole number from 0
 */
export function capCount({ counts, category, wanted, max }: CountToCap): CappedCount {
  const others = countPassengers({ ...counts, [category]: 0 });
  const most = Math.max(0, max - others);
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.floor(wanted)) : countOf(counts, category);
  return { count: Math.min(whole, most), most, capped: whole > most };
}
