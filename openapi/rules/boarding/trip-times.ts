import { slotLabel } from '../availability/slot-label.ts';

const FIRST_HOUR = 7;
const LAST_HOUR = 23;

/** Returns the departure times of a jetty's trips: its slots, or each full hour from 07:00 to 23:00. */
export function tripTimes(slots: readonly { from: string; to: string }[]): string[] {
  if (slots.length > 0) return slots.map(slotLabel);
  return Array.from(
    { length: LAST_HOUR - FIRST_HOUR + 1 },
    (_, index) => `${String(FIRST_HOUR + index).padStart(2, '0')}:00`,
  );
}
