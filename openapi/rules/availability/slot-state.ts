import type { SlotState } from '../../generated/constants.ts';
import type { EpochMs, LocalDate } from '../dates/local-date.ts';
import { toLocalDate } from '../dates/to-local-date.ts';
import { toLocalMinutes } from '../dates/to-local-minutes.ts';
import type { SlotToCheck } from './shapes.ts';

export interface SlotOfDate {
  slot: SlotToCheck;
  date: LocalDate;
  now: EpochMs;
}

/**
 * Returns the state of a slot tile (002 §2.18).
 * Past once it has ended in Kuala Lumpur, then seatide, then fully booked when no ticket or seat is
 * left.
 */
export function slotState({ slot, date, now }: SlotOfDate): SlotState {
  if (hasEnded(slot.to, date, now)) return 'past';
  if (slot.seatide) return 'seatide';
  return slot.available <= 0 || slot.available_passenger <= 0 ? 'fully_booked' : 'available';
}

function hasEnded(to: string, date: LocalDate, now: EpochMs): boolean {
  const today = toLocalDate(now);
  if (date !== today) return date < today;
  return Number(to.slice(0, 2)) * 60 + Number(to.slice(3, 5)) <= toLocalMinutes(now);
}
