import { parseSlot } from '../availability/parse-slot.ts';
import type { EpochMs, LocalDate } from '../dates/local-date.ts';
import { toEpoch } from '../dates/to-epoch.ts';

const HOUR_MINUTES = 60;

/** When a trip departs: its business day and its slot (`09:00 - 10:00`) or full hour (`09:00`). */
export interface TripTime {
  date: LocalDate;
  time: string;
}

/** Returns the moment at which a trip's slot ends; an hour without a slot lasts 60 minutes (002 §2.17). */
export function tripEndsAt({ date, time }: TripTime): EpochMs {
  const slot = parseSlot(time);
  return toEpoch(date, slot ? minutesOf(slot.to) : minutesOf(time) + HOUR_MINUTES);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3, 5));
}
