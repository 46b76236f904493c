import { isSeatLimited } from '@muara/contract/rules/availability/is-seat-limited';
import type { Jetty, Slot } from '@muara/contract/types';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** A slot with this many seats or fewer is nearly full. */
const FEW = 10;

/**
 * Returns the text of a slot tile (002 §2.18). `few` marks the last seats.
 * Jetty 3 and other jetties that count seats show the free ones; the rest show 'Max Passenger'. Full, tidal and past
 * slots say so.
 */
export function describeSlot(slot: Slot, jetty: Jetty): { words: string; few: boolean } {
  if (slot.state !== 'available') return { words: wizardText.jetties.state[slot.state], few: false };
  if (!isSeatLimited(jetty)) return { words: saleText.maxPassenger(slot.available_passenger), few: false };
  return { words: wizardText.jetties.available(slot.available), few: slot.available <= FEW };
}
