import { defineCatalogue, isPresent } from '../define-catalogue.ts';
import type { Edited, Removable } from '../records.ts';

export interface Slot {
  readonly from: string;
  readonly to: string;
}

export interface JettyRecord extends Edited, Removable {
  readonly id: number;
  readonly name: string;
  /** Open to the public; staff and agents may still sell when it is closed. */
  readonly active: boolean;
  /** Seats per date and slot, only if the jetty limits them (Sungai Linggi). */
  readonly maxPassenger: number | null;
  readonly slots: readonly Slot[];
}

/** Hourly slots from each of the given hours. */
function hourly(...hours: number[]): Slot[] {
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  return hours.map((hour) => ({ from: clock(hour), to: clock(hour + 1) }));
}

/** Where boats depart (002 §3.5). */
export const jetties = defineCatalogue<JettyRecord>()({
  indexes: {
    /** In the order they were added, read ascending. */
    sorted: { list: { key: isPresent, order: (jetty) => jetty.id } },
  },
  /** Jetty 3 limits its seats per slot and closes with the sea tide; jetty 1 departs when a boat is full. */
  seed: () => [
    { id: 1, name: 'Jeti Muara', active: true, maxPassenger: null, slots: [] },
    {
      id: 2,
      name: 'Jeti Pengkalan',
      active: true,
      maxPassenger: null,
      slots: hourly(9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22),
    },
    {
      id: 3,
      name: 'Sungai Linggi',
      active: true,
      maxPassenger: 40,
      slots: hourly(9, 10, 11, 14, 15, 16, 17, 19, 20, 21, 22),
    },
  ],
});
