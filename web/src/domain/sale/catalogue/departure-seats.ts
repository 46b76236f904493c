import type { Jetty, Slot, SlotsAnswer } from '@muara/contract/types';
import type { Seats } from './catalogue.ts';

/** The free seats of a jetty on a day. */
export interface DepartureSeats {
  /** Null while they load, when they could not be loaded, and at a jetty without slots. */
  list: readonly Slot[] | null;
  /** Free seats of the day at a jetty without slots; null when nothing limits them, and while they load. */
  day: Seats | null;
}

export const NO_SEATS: DepartureSeats = { list: null, day: null };

/** Returns whether the server counts seats at a jetty: by slot, or by day if the day has a maximum. */
export function hasCountedSeats(jetty: Jetty): boolean {
  return jetty.gotSlots || jetty.max_passenger !== null;
}

/** Returns the free seats of a jetty from the server's response. */
export function departureSeatsOf(jetty: Jetty, { slots, day_seats: left }: SlotsAnswer): DepartureSeats {
  if (jetty.gotSlots) return { list: slots, day: null };
  return { list: null, day: left === null ? null : { available_passenger: left } };
}
