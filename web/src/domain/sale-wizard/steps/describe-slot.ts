import { isSeatLimited } from '@muara/contract/rules';
import type { Jetty, Slot } from '@muara/contract/types';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** From here on a slot is said to be nearly full. */
const FEW = 10;

/**
 * What a slot tile says (002 §2.18): jetty 3, and any other that counts its seats, shows what is available, the others
 * show 'Max Passenger'; full, tidal and past slots say so. `few` marks the last seats.
 */
export function describeSlot(slot: Slot, jetty: Jetty): { words: string; few: boolean } {
  if (slot.state !== 'available') return { words: wizardText.jetties.state[slot.state], few: false };
  if (!isSeatLimited(jetty)) return { words: saleText.maxPassenger(slot.available_passenger), few: false };
  return { words: wizardText.jetties.available(slot.available), few: slot.available <= FEW };
}
