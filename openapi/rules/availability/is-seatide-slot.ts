import { SEAT_LIMITED_JETTY_ID, type TideSession } from '../../generated/constants.ts';

export interface SlotOfTide {
  jettyId: number;
  /** Start of the slot, 'HH:MM'. */
  from: string;
  /** Sessions that the tide closes on the date. */
  sessions: readonly TideSession[];
}

/**
 * Whether the sea tide closes a slot (002 §9).
 * A morning tide closes the slots of Sungai Linggi that start before noon. An evening tide is recorded
 * and closes nothing.
 */
export function isSeatideSlot({ jettyId, from, sessions }: SlotOfTide): boolean {
  return jettyId === SEAT_LIMITED_JETTY_ID && sessions.includes('morning') && from < '12:00';
}
