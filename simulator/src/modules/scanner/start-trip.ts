import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { countAboard, presentTrip } from '../trips/index.ts';
import { MINUTE_MS } from '../../world/local-time.ts';
import { tripListKey } from '../../world/trip-keys.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import { type FilledSession, findReservedTrip, isSameTrip, readTripSession } from './trip-session.ts';

/** How long a repeated start returns the started trip. */
const REPEAT_MINUTES = 10;

/**
 * Starts the trip that the caller reserved (002 §4.5, §7.8). A repeat returns the started trip.
 * @throws Refusal when the form is incomplete; trip_empty, trip_count_changed
 */
export const startTrip: Handler<'startTrip'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const form = readTripSession(ctx, body);
  const reserved = findReservedTrip(ctx, form);
  const earlier = reserved ? undefined : findStarted(ctx, form);
  if (earlier) return reply({ trip: presentTrip(world, earlier) });
  const aboard = reserved ? countAboard(world, reserved.tripId) : 0;
  assertAllowed(rules.checkTripStart(aboard, form.places));
  const trip = world.tables.trips.update((reserved as TripRecord).id, { startedAt: now, totalPassenger: aboard });
  return reply({ trip: presentTrip(world, trip) }, event('trip.started', { trip }));
};

/** Returns a trip that the caller recently started with the same form. */
function findStarted({ world, session, now }: Context, form: FilledSession): TripRecord | undefined {
  const { user } = session;
  const [last] = world.tables.trips
    .cursor('list', { key: tripListKey({ staffId: user.id }), where: ({ startedAt }) => startedAt !== null })
    .page(0, 1);
  if (!last || now - (last.startedAt as number) >= REPEAT_MINUTES * MINUTE_MS) return undefined;
  return last.totalPassenger === form.places && isSameTrip(last, form) ? last : undefined;
}
