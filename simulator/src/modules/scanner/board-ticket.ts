import { type PassengersLeft, type WantedPart, formatInstant } from '@muara/contract/rules';
import type { ValidateAnswer, ValidateRequest } from '@muara/contract/types';
import { event } from '../../events/business-event.ts';
import { type Reply, reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { countAboard } from '../trips/index.ts';
import type { PartialValidation } from '../../world/ticket-records.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { BeforeBoarding, ValidationRecord } from '../../world/validation-records.ts';
import { type Scanned, getScanned, refreshScanned } from './get-scanned.ts';
import { buildRefusal, judgeBoarding } from './judge-boarding.ts';
import { listAdmitted, sumPassengers } from './passengers-left.ts';
import { presentScanned } from './present-scanned.ts';
import { findReservedTrip, placesLeft, readTripSession, reserveTrip } from './trip-session.ts';

/** Boards every passenger of a code (002 §4.5, §7.8). @throws Refusal as listed by the operation */
export function boardAll(ctx: Context, body: ValidateRequest): Reply<ValidateAnswer> {
  return board(ctx, body, null);
}

/** Boards the passengers of one scan as an atomic step: all or nobody. @param wanted null boards all */
export function board(
  ctx: Context,
  body: ValidateRequest,
  wanted: readonly WantedPart[] | null,
): Reply<ValidateAnswer> {
  const scanned = findNamed(ctx, body);
  const repeated = findRepeated(ctx, body, scanned);
  if (repeated) return reply(present(ctx, scanned, repeated, true));
  const form = readTripSession(ctx, body);
  const reserved = findReservedTrip(ctx, form);
  const admitted = listAdmitted(ctx, scanned);
  const asked = wanted?.reduce((sum, { quantity }) => sum + quantity, 0);
  const trip = { jetty_id: form.jettyId, time: form.time, remaining_passenger: placesLeft(ctx, reserved, form.places) };
  const verdict = judgeBoarding(ctx, scanned, trip, asked);
  if (wanted !== null && (verdict.result !== 'refused' || verdict.code === 'remaining_too_few'))
    assertAllowed(ctx.rules.checkPart(wanted, admitted));
  if (verdict.result === 'refused' || (verdict.result === 'warning' && !body.confirm)) throw buildRefusal(ctx, verdict);
  const boarding =
    wanted?.map(({ category, quantity }) => ({ category, total: quantity }) as PassengersLeft) ?? admitted;
  const boarded = reserved
    ? ctx.world.tables.trips.update(reserved.id, { totalPassenger: form.places })
    : reserveTrip(ctx, form, scanned.ticket.vvipCharter);
  const validation = writeBoarding(ctx, scanned, boarding, boarded, body._ ?? null);
  const { ticket, part } = scanned;
  return reply(
    present(ctx, scanned, validation, false),
    event('ticket.boarded', { ticket, part, validation, trip: boarded }),
  );
}

/** Returns the scanned ticket. @throws Refusal ticket_changed when id and code do not match it */
function findNamed(ctx: Context, { id, code, qrcode, typed }: ValidateRequest): Scanned {
  const scanned = getScanned(ctx, qrcode, typed === 1);
  const { ticket, part } = scanned;
  if ((part ?? ticket).id !== id || (part ?? ticket).code !== code.trim().toUpperCase())
    throw new Refusal('ticket_changed', { field: 'qrcode' });
  return scanned;
}

/** Returns the earlier validation with the same nonce. @throws Refusal nonce_reused for another ticket */
function findRepeated(ctx: Context, { _: nonce }: ValidateRequest, scanned: Scanned): ValidationRecord | undefined {
  const key = findKey(ctx, nonce ?? null);
  const earlier = key === null ? undefined : ctx.world.tables.validations.one('nonce', key);
  if (!earlier) return undefined;
  const isSame = earlier.ticketId === scanned.ticket.id && earlier.subTicketId === (scanned.part?.id ?? null);
  if (!isSame) throw new Refusal('nonce_reused', { field: '_' });
  return earlier;
}

function findKey({ session }: Context, nonce: string | null): string | null {
  return nonce === null ? null : `${session.user.id}:${nonce}`;
}

/** Records who boarded, and the previous state of the purchase. */
function writeBoarding(
  ctx: Context,
  { ticket, part, wristband, qrcode }: Scanned,
  boarding: readonly PassengersLeft[],
  { tripId }: TripRecord,
  nonce: string | null,
): ValidationRecord {
  const { world, now } = ctx;
  const { tickets, subTickets, validations } = world.tables;
  const staffId = ctx.session.user.id;
  if (part) subTickets.update(part.id, { validatedAt: now, tripId });
  else {
    const isWhole = sumPassengers(boarding) === sumPassengers(listAdmitted(ctx, { ...getPurchase(ticket, qrcode) }));
    const ahead = boarding.map(({ category, total }): PartialValidation => ({
      category,
      total,
      at: now,
      tripId,
    }));
    const isAlone = isWhole && ticket.partialValidate.length === 0;
    tickets.update(ticket.id, {
      tripId,
      adminValidatedId: staffId,
      noShow: false,
      ...(isWhole && { validatedAt: now, used: true }),
      ...(!isAlone && { partialValidate: [...ticket.partialValidate, ...ahead] }),
    });
  }
  return validations.insert({
    nonce: findKey(ctx, nonce),
    ticketId: ticket.id,
    subTicketId: part?.id ?? null,
    wristband,
    qrcode,
    tripId,
    passengers: sumPassengers(boarding),
    at: now,
    staffId,
    before: part ? null : beforeOf(ticket),
    undoneAt: null,
    undoneById: null,
  });
}

function getPurchase(ticket: Scanned['ticket'], qrcode: string): Scanned {
  return { ticket, part: null, wristband: null, qrcode, isReplaced: false };
}

function beforeOf({
  used,
  noShow,
  validatedAt,
  adminValidatedId,
  tripId,
  partialValidate,
}: Scanned['ticket']): BeforeBoarding {
  return { used, noShow, validatedAt, adminValidatedId, tripId, partialValidate };
}

/** Returns the result of a scan, with the current ticket and trip. */
function present(ctx: Context, scanned: Scanned, validation: ValidationRecord, isRepeat: boolean): ValidateAnswer {
  const { world, rules } = ctx;
  const trip = world.tables.trips.one('tripId', validation.tripId);
  const aboard = trip ? countAboard(world, trip.tripId) : 0;
  const left = trip ? Math.max(0, trip.totalPassenger - aboard) : 0;
  const judged = trip && { jetty_id: trip.jettyId, time: trip.time, remaining_passenger: left };
  return {
    total_validated: validation.passengers,
    trip_id: validation.tripId,
    multiple_request: isRepeat,
    validation_id: validation.id,
    undo_until: formatInstant(rules.undoUntil(validation.at)),
    trip_validated: aboard,
    remaining_passenger: left,
    ticket: presentScanned(ctx, refreshScanned(world, scanned), judged ?? null),
  };
}
