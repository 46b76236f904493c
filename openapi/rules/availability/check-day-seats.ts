import { OK, type Verdict } from '../verdict.ts';

export interface DaySeats {
  /** Seats left on the day at a jetty without slots; null without a limit. */
  left: number | null;
  /** Paid passengers who want to board. */
  passengers: number;
}

/** Whether the passengers fit on a day at a jetty without slots (002 §2.10). */
export function checkDaySeats({ left, passengers }: DaySeats): Verdict<'slot_fully_booked' | 'not_enough_seats'> {
  if (left === null || passengers <= left) return OK;
  if (left === 0) return { ok: false, code: 'slot_fully_booked', field: 'depart_date' };
  return { ok: false, code: 'not_enough_seats', field: 'depart_date', params: { left: String(left) } };
}
