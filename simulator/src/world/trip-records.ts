/** What a world stores about boat trips; conventions as in records.ts. */
import type { Instant, LocalDate } from './records.ts';

type BoatType = 'normal' | 'chartered';

/**
 * One departure of a boat (002 §3.7).
 * It is reserved when a scanner session validates its first ticket, and runs once its crew starts it; tickets name the
 * trip they boarded.
 */
export interface TripRecord {
  readonly id: number;
  /** `trip_id` on the wire; see `newTripId`. */
  readonly tripId: string;
  /** The day of departure, also for passengers who board after midnight. */
  readonly date: LocalDate;
  /** The slot, as `09:00 - 10:00`, for a jetty with slots; otherwise the hour, as `09:00`. */
  readonly time: string;
  readonly shift: string;
  readonly jettyId: number;
  readonly boatOperatorId: number;
  readonly boatNo: string;
  readonly boatType: BoatType;
  /** The member of staff who scans. */
  readonly staffId: number;
  /** The capacity that the crew entered; once the trip has started, the passengers who boarded. */
  readonly totalPassenger: number;
  readonly reservedAt: Instant;
  /** Null while the trip is reserved. */
  readonly startedAt: Instant | null;
}

const NUMBER_DIGITS = 3;

/** Returns the wire id of a trip: `T20261101-007`. @param number counts the trips of the day, from 1 */
export function newTripId(date: LocalDate, number: number): string {
  return `T${date.replaceAll('-', '')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/** Returns the hour at which a trip departs, 0 to 23. */
export function getHour({ time }: Pick<TripRecord, 'time'>): number {
  return Number(time.slice(0, 2));
}
