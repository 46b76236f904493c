import { TOURGUIDE_FREE_TICKETS } from '../../generated/constants.ts';
import type { FreeTickets } from './shapes.ts';

export interface FreeTicketsToCount {
  /** In stored order. */
  promotions: readonly FreeTickets[];
  /** Passengers that were entered, all eleven categories. */
  passengers: number;
  /** Whether a tour guide is selected. */
  guide: boolean;
}

export interface CountedFreeTickets {
  /** Free tickets in all. */
  total: number;
  guide: number;
  promotion: number;
  /** The promotion that applied. */
  matched: FreeTickets | null;
}

/**
 * Counts the free tickets of an order (002 §9).
 * One for a tour guide, plus floor(passengers × free ÷ buy) of the last promotion whose `buy` is at or
 * below the passenger count. Buy 3 free 2 with 5 passengers gives 3. Charter and free-of-charge
 * tickets earn none: the caller does not ask for them.
 */
export function freeTickets({ promotions, passengers, guide }: FreeTicketsToCount): CountedFreeTickets {
  const matched = promotions.findLast(({ buy }) => buy > 0 && buy <= passengers) ?? null;
  const promotion = matched ? Math.floor((passengers * matched.free) / matched.buy) : 0;
  const seat = guide ? TOURGUIDE_FREE_TICKETS : 0;
  return { total: seat + promotion, guide: seat, promotion, matched };
}
