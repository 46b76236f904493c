import type { TripSessionValues } from '@muara/contract/rules/boarding/check-trip-session';
import type { BoatOperatorsAll, OpenTripAnswer } from '@muara/contract/types';
import { countOfText } from '@/lib/count-text.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';

/** The trip form as it is typed and chosen. */
export interface TripValues {
  boat_operator_id: string;
  jetty_id: string;
  shift: string;
  time: string;
  boat_no: string;
  total_passenger: string;
}

const EMPTY: TripValues = { boat_operator_id: '', jetty_id: '', shift: '', time: '', boat_no: '', total_passenger: '' };

/** Returns the values with which the form begins: the last ones, as far as they can still be chosen. */
export function initialValues(last: TripValues | null, choices: BoatOperatorsAll, shift: string | null): TripValues {
  const values = { ...EMPTY, shift: shift ?? '', ...last };
  const operator = choices.boat_operators.some(({ id }) => String(id) === values.boat_operator_id);
  const jetty = jettyOf(values, choices);
  return {
    ...values,
    boat_operator_id: operator ? values.boat_operator_id : '',
    jetty_id: jetty ? values.jetty_id : '',
    time: jetty?.times.includes(values.time) ? values.time : '',
  };
}

/** Returns the jetty that is chosen. */
export function jettyOf(
  { jetty_id: id }: TripValues,
  { jettys }: BoatOperatorsAll,
): BoatOperatorsAll['jettys'][number] | null {
  return jettys.find((jetty) => String(jetty.id) === id) ?? null;
}

/** Returns the values by wire names, for the rule. */
export function toWire(values: TripValues): TripSessionValues {
  return {
    boat_operator_id: Number(values.boat_operator_id) || null,
    jetty_id: Number(values.jetty_id) || null,
    shift: values.shift,
    time: values.time,
    boat_no: values.boat_no,
    total_passenger: countOfText(values.total_passenger),
  };
}

/** Returns the trip that begins with these values, which have been checked. */
export function toTrip(values: TripValues, userId: number, choices: BoatOperatorsAll): OpenTrip {
  const places = Number(values.total_passenger);
  return {
    user_id: userId,
    boat_operator_id: Number(values.boat_operator_id),
    boat_operator_name: choices.boat_operators.find(({ id }) => String(id) === values.boat_operator_id)?.name ?? '',
    jetty_id: Number(values.jetty_id),
    jetty_name: jettyOf(values, choices)?.name ?? '',
    boat_no: values.boat_no.trim(),
    time: values.time,
    shift: values.shift,
    total_passenger: places,
    remaining_passenger: places,
    validated: 0,
    trip_id: null,
    pending: null,
    last: null,
  };
}

/** Returns the trip that the server remembers for a person; null if there is none, or it is incomplete. */
export function toOpenTrip(answer: OpenTripAnswer, userId: number): OpenTrip | null {
  const { session, trip_id, trip_validated, remaining_passenger } = answer;
  if (session === null) return null;
  const { boat_operator_id, jetty_id, boat_no, time, shift, total_passenger } = session;
  if (!boat_operator_id || !jetty_id || !boat_no || !time || !shift || !total_passenger) return null;
  return {
    user_id: userId,
    boat_operator_id,
    boat_operator_name: session.boat_operator_name ?? '',
    jetty_id,
    jetty_name: session.jetty_name ?? '',
    boat_no,
    time,
    shift,
    total_passenger,
    remaining_passenger,
    validated: trip_validated,
    trip_id,
    pending: null,
    last: null,
  };
}
