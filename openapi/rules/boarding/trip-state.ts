import type { TripState } from '../../generated/constants.ts';
import type { EpochMs } from '../dates/local-date.ts';
import { tripEndsAt, type TripTime } from './trip-ends-at.ts';

/** The part of a trip that its state depends on. */
export interface TripToJudge extends TripTime {
  /** Null while the trip is reserved. */
  startedAt: EpochMs | null;
}

/**
 * Returns the state of a trip.
 * Reserved until its crew starts it, running until its slot or hour is over, finished afterwards. A
 * trip that starts after its slot is finished immediately.
 */
export function tripState(trip: TripToJudge, now: EpochMs): TripState {
  if (trip.startedAt === null) return 'reserved';
  return now < tripEndsAt(trip) ? 'running' : 'finished';
}
