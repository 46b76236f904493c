import { PUBLIC_MAX_PASSENGERS, type TicketPlatform } from '../../generated/constants.ts';
import { isSeatLimited } from './is-seat-limited.ts';
import type { JettyCapacity, SlotToCheck } from './shapes.ts';

export interface PassengerLimits {
  platform: TicketPlatform;
  vvip: boolean;
  /** `max_passenger` of the server's settings. */
  serverMax: number;
  /** `max_passenger` of the package; null while none is chosen. */
  packageMax: number | null;
  /** null for an open ticket, or while none is chosen. */
  jetty: JettyCapacity | null;
  slot: Pick<SlotToCheck, 'available_passenger'> | null;
}

/**
 * Returns the most paid passengers of one sale (002 §9):
 * - booking form: what a seat-limited slot has left, otherwise the package's maximum;
 * - VVIP: the lowest of the server's and the package's maximum, and of the seat-limited slot (or, without a slot, its
 *   jetty);
 * - counter and agents: the server's maximum; public shop: 1000; both never more than the slot has left.
 */
export function maxPassengers(limits: PassengerLimits): number {
  const { platform, vvip, serverMax, packageMax, jetty, slot } = limits;
  const seats = jetty && isSeatLimited(jetty) ? (slot?.available_passenger ?? null) : null;
  if (platform === 'booking') return seats ?? packageMax ?? serverMax;
  if (vvip) {
    const ofJetty = jetty && isSeatLimited(jetty) && !slot ? jetty.max_passenger : null;
    return lowest(serverMax, packageMax, seats, ofJetty);
  }
  const ofPlatform = platform === 'counter' || platform === 'agent_dashboard' ? serverMax : PUBLIC_MAX_PASSENGERS;
  return lowest(ofPlatform, slot?.available_passenger ?? null);
}

function lowest(first: number, ...others: (number | null)[]): number {
  return others.reduce<number>((least, limit) => (limit === null ? least : Math.min(least, limit)), first);
}
