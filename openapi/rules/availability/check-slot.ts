import { OK, type Verdict } from '../verdict.ts';
import { type SlotOfDate, slotState } from './slot-state.ts';

export interface SlotToTake extends SlotOfDate {
  /** Paid passengers who want to board. */
  passengers: number;
}

export type SlotCode = 'slot_past' | 'slot_seatide' | 'slot_fully_booked' | 'not_enough_seats';

/** Whether the passengers fit in a slot; each obstacle has its own code (002 §2.18). */
export function checkSlot(input: SlotToTake): Verdict<SlotCode> {
  const state = slotState(input);
  if (state !== 'available') return { ok: false, code: `slot_${state}`, field: 'slot' };
  const left = input.slot.available_passenger;
  if (input.passengers > left) {
    return { ok: false, code: 'not_enough_seats', field: 'slot', params: { left: String(left) } };
  }
  return OK;
}
