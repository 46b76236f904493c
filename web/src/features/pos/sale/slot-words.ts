import { SLOT_STATES_LABELS } from '@muara/contract/constants';
import type { Jetty, Slot } from '@muara/contract/types';
import { posText } from '../pos.messages.ts';

/** From here on a slot is said to be nearly full. */
const FEW = 10;

/**
 * What a slot tile says (002 §2.18): jetties with an id below 3 show 'Max Passenger', the others what is
 * available; full, tidal and past slots say so. `few` marks the last seats.
 */
export function slotWords(slot: Slot, jetty: Jetty): { words: string; few: boolean } {
  if (slot.state !== 'available') return { words: SLOT_STATES_LABELS[slot.state], few: false };
  if (jetty.id < 3) return { words: posText.maxPassenger(slot.available_passenger), few: false };
  return { words: `${slot.available} available`, few: slot.available <= FEW };
}
