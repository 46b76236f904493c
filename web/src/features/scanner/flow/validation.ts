import { ApiError } from '@muara/client/http';
import type { OpenTripAnswer, ScannedTicket, TripSession } from '@muara/contract/types';
import type { OpenTrip, PendingValidation } from '@/domain/trips/open-trip.ts';
import type { ShownTicket } from './flow.ts';
import { countLeft, countPicked } from './picked.ts';

/** Returns the trip as calls send it (002 §7.8). */
export function sessionOf(trip: OpenTrip): Required<TripSession> {
  const { boat_operator_id, boat_operator_name, jetty_id, jetty_name, boat_no, time, shift } = trip;
  const { total_passenger, remaining_passenger } = trip;
  return {
    boat_operator_id,
    boat_operator_name,
    jetty_id,
    jetty_name,
    boat_no,
    time,
    shift,
    total_passenger,
    remaining_passenger,
  };
}

/**
 * Returns the request that boards the picked passengers (002 §7.8).
 * These are all who are left, those of a purchase with wristbands, or a part.
 *
 * @param confirmed boards despite a warning
 */
export function validationOf({ scan, ticket, nonce, picked }: ShownTicket, confirmed: boolean): PendingValidation {
  const isPart = countPicked(picked) < countLeft(ticket);
  const whole = ticket.wristband ? 'validateWristband' : 'validateTicket';
  return {
    operation: isPart ? 'partialValidate' : whole,
    name: nameOf(ticket),
    body: {
      id: ticket.id,
      code: ticket.code,
      qrcode: ticket.qrcode,
      category: ticket.category,
      _: nonce,
      ...(scan.isTyped && { typed: 1 }),
      ...(confirmed && { confirm: 1 }),
      ...(isPart && totalsOf(picked)),
    },
  };
}

/** Returns whom the screen names: the buyer, else the code. */
export function nameOf({ name, code }: Pick<ScannedTicket, 'name' | 'code'>): string {
  return name?.trim() || code;
}

/** Returns the trip with what the server has counted. */
export function withCount(
  trip: OpenTrip,
  { trip_id, trip_validated }: Pick<OpenTripAnswer, 'trip_id' | 'trip_validated'>,
): OpenTrip {
  const remaining = Math.max(0, trip.total_passenger - trip_validated);
  return { ...trip, trip_id, validated: trip_validated, remaining_passenger: remaining };
}

/** What identifies a trip on the server, besides the user. */
const TRIP_NAMES = ['boat_operator_id', 'jetty_id', 'boat_no', 'time', 'shift'] as const;

/** Whether the server's answer is about this trip, and not about another that the person has reserved. */
export function isSameTrip(trip: OpenTrip, session: TripSession): boolean {
  return TRIP_NAMES.every((name) => trip[name] === session[name]);
}

/** Statuses that say nothing about the outcome: session ended, new version, too many requests. */
const NO_VERDICT: ReadonlySet<number> = new Set([401, 402, 403, 408, 409, 429]);

/**
 * Whether an error is the server's refusal.
 * After any other the outcome is unknown, so the call is repeated.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  const { status } = error;
  return status === 501 || (status >= 400 && status < 500 && !NO_VERDICT.has(status));
}

function totalsOf(picked: ShownTicket['picked']): Record<`total_${string}`, number> {
  const boarding = Object.entries(picked).filter(([, total]) => total > 0);
  return Object.fromEntries(boarding.map(([category, total]) => [`total_${category}`, total]));
}
