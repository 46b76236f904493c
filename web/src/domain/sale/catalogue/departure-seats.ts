import type { Jetty, Slot, SlotsAnswer } from '@muara/contract/types';
import type { Seats } from './catalogue.ts';

/** What a jetty has left on a day. */
export interface DepartureSeats {
  /** Null while they load, when they could not be loaded, and at a jetty without slots. */
  list: readonly Slot[] | null;
  /** What the day has left at a jetty without slots; null where nothing limits it, and while it loads. */
  day: Seats | null;
}

export const NO_SEATS: DepartureSeats = { list: null, day: null };

/** Returns whether the server counts seats at a jetty: by slot, or by day where it has a maximum of its own. */
export function hasCountedSeats(jetty: Jetty): boolean {
  return jetty.gotSlots || jetty.max_passenger !== null;
}

/** Returns what the server's answer says of a jetty. */
export function departureSeatsOf(jetty: Jetty, { slots, day_seats: left }: SlotsAnswer): DepartureSeats {
  if (jetty.gotSlots) return { list: slots, day: null };
  return { list: null, day: left === null ? null : { available_passenger: left } };
}
