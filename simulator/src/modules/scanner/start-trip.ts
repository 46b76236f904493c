import type { OpenTripAnswer, TripAnswer, TripSession } from '@muara/contract/types';
import { event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { MINUTE_MS } from '../../world/local-time.ts';
import { tripListKey } from '../../world/trip-keys.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import { countAboard, presentTrip } from '../trips/index.ts';
import { type FilledSession, findReservedTrip, isSameTrip, readTripSession } from './trip-session.ts';

/** How long a repeated start returns the started trip. */
const REPEAT_MINUTES = 10;

/**
 * Starts the trip that the caller reserved (002 §4.5, §7.8). A repeat returns the started trip.
 * @throws Refusal when the form is incomplete; trip_empty, trip_count_changed
 */
export function startTrip(ctx: Context, body: TripSession): Reply<TripAnswer> {
  const { world, rules, now } = ctx;
  const form = readTripSession(ctx, body);
  const reserved = findReservedTrip(ctx, form);
  const earlier = reserved ? undefined : findStarted(ctx, form);
  if (earlier) return reply({ trip: presentTrip(world, earlier) });
  const aboard = reserved ? countAboard(world, reserved.tripId) : 0;
  assertAllowed(rules.checkTripStart(aboard, form.places));
  const trip = world.tables.trips.update((reserved as TripRecord).id, { startedAt: now, totalPassenger: aboard });
  return reply({ trip: presentTrip(world, trip) }, event('trip.started', { trip }));
}

/** Returns the caller's last reserved trip that has not started, as a phone stores it. */
export function getOpenTrip({ world, session }: Context): OpenTripAnswer {
  const { boatOperators, jetties, trips } = world.tables;
  const trip = trips.by('reservedBy', session.user.id).at(-1);
  if (!trip) return { session: null, trip_id: null, trip_validated: 0, remaining_passenger: 0 };
  const aboard = countAboard(world, trip.tripId);
  const left = Math.max(0, trip.totalPassenger - aboard);
  return {
    session: {
      boat_operator_id: trip.boatOperatorId,
      boat_operator_name: boatOperators.must(trip.boatOperatorId).name,
      jetty_id: trip.jettyId,
      jetty_name: jetties.must(trip.jettyId).name,
      boat_no: trip.boatNo,
      time: trip.time,
      shift: trip.shift,
      total_passenger: trip.totalPassenger,
      remaining_passenger: left,
    },
    trip_id: trip.tripId,
    trip_validated: aboard,
    remaining_passenger: left,
  };
}

/** Returns a trip that the caller recently started with the same form. */
function findStarted({ world, session, now }: Context, form: FilledSession): TripRecord | undefined {
  const { user } = session;
  const [last] = world.tables.trips
    .cursor('list', { key: tripListKey({ staffId: user.id }), where: ({ startedAt }) => startedAt !== null })
    .page(0, 1);
  if (!last || now - (last.startedAt as number) >= REPEAT_MINUTES * MINUTE_MS) return undefined;
  return last.totalPassenger === form.places && isSameTrip(last, form) ? last : undefined;
}
