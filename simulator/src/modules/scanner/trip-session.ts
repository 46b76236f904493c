import type { TripSession } from '@muara/contract/types';
import { findJetty } from '../../domain/catalogue/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import type { LocalDate } from '../../world/records.ts';
import { newTripId, type TripRecord } from '../../world/trip-records.ts';
import { nextNumber, type World } from '../../world/world.ts';
import { countAboard } from '../trips/index.ts';

/** The completed and validated trip form. */
export type FilledSession = Pick<TripRecord, 'boatOperatorId' | 'jettyId' | 'boatNo' | 'time' | 'shift'> & {
  readonly places: number;
};

/**
 * Returns the trip form of a call (002 §5.4).
 * @throws Refusal when it is incomplete; boat_operator_not_found, jetty_not_found, time_not_found
 */
export function readTripSession({ world, rules }: Context, body: TripSession): FilledSession {
  assertNoFieldErrors(rules.checkTripSession(body));
  const {
    boat_operator_id: boatOperatorId,
    jetty_id: jettyId,
    total_passenger: places,
  } = body as Required<TripSession>;
  const [boatNo, time, shift] = [body.boat_no, body.time, body.shift].map((text) => (text as string).trim()) as [
    string,
    string,
    string,
  ];
  const operator = world.tables.boatOperators.get(boatOperatorId);
  if (!operator?.active || operator.deletedAt != null)
    throw new Refusal('boat_operator_not_found', { field: 'boat_operator_id' });
  const jetty = findJetty(world, jettyId);
  if (!jetty) throw new Refusal('jetty_not_found', { field: 'jetty_id' });
  if (!rules.tripTimes(jetty.slots).includes(time)) throw new Refusal('time_not_found', { field: 'time' });
  return { boatOperatorId, jettyId, boatNo, time, shift, places };
}

/** Returns the trip that the caller reserved with this form and has not started. */
export function findReservedTrip({ world, session }: Context, wanted: FilledSession): TripRecord | undefined {
  const { user } = session;
  return world.tables.trips.by('reservedBy', user.id).findLast((trip) => isSameTrip(trip, wanted));
}

export function isSameTrip(trip: TripRecord, wanted: Omit<FilledSession, 'places'>): boolean {
  return (['boatOperatorId', 'jettyId', 'boatNo', 'time', 'shift'] as const).every(
    (field) => trip[field] === wanted[field],
  );
}

/** Reserves a trip for the caller, whose first passengers board now. */
export function reserveTrip(
  { world, session, rules, now }: Context,
  { places, ...form }: FilledSession,
  isChartered: boolean,
): TripRecord {
  const date = rules.toLocalDate(now);
  return world.tables.trips.insert({
    ...form,
    tripId: freeTripId(world, date),
    date,
    boatType: isChartered ? 'chartered' : 'normal',
    staffId: session.user.id,
    totalPassenger: places,
    reservedAt: now,
    startedAt: null,
  });
}

/** Returns the free places on a trip's boat. */
export function placesLeft({ world }: Context, trip: TripRecord | undefined, places: number): number {
  return trip === undefined ? places : Math.max(0, places - countAboard(world, trip.tripId));
}

/** Returns an unused trip ID, different also from those of trips whose validations were all undone. */
function freeTripId(world: World, date: LocalDate): string {
  for (;;) {
    const tripId = newTripId(date, nextNumber(world, `trip ${date}`));
    if (!world.tables.trips.one('tripId', tripId)) return tripId;
  }
}
