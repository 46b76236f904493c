import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { countAboard } from '../trips/index.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { ValidationRecord } from '../../world/validation-records.ts';
import type { World } from '../../world/world.ts';
import { type Scanned, refreshScanned } from './get-scanned.ts';
import { presentScanned } from './present-scanned.ts';

/**
 * Undoes the last validation of a ticket. A trip without passengers is no longer reserved.
 * @throws Refusal validation_not_found, undo_done, trip_started, undo_not_last, undo_too_late
 */
export const undoValidation: Handler<'undoValidation'> = ({ body: { validation_id: id } }, ctx) => {
  const { world, rules, now } = ctx;
  const { validations, trips } = world.tables;
  const validation = validations.get(id);
  if (!validation) throw new Refusal('validation_not_found', { field: 'validation_id' });
  const trip = trips.one('tripId', validation.tripId);
  const { at, undoneAt } = validation;
  const tripStarted = trip?.startedAt != null;
  assertAllowed(
    rules.checkUndo({ at, undone: undoneAt !== null, isLast: isLast(world, validation), tripStarted }, now),
  );
  const scanned = scannedBy(world, validation);
  restore(ctx, validation);
  const reserved = trip as TripRecord;
  const aboard = countAboard(world, reserved.tripId);
  if (aboard === 0) trips.remove(reserved.id);
  const { ticket, part } = scanned;
  const isTripRemoved = aboard === 0;
  const undone = event('ticket.boardingUndone', { ticket, part, validation, trip: reserved, isTripRemoved });
  const left = Math.max(0, reserved.totalPassenger - aboard);
  const judged = { jetty_id: reserved.jettyId, time: reserved.time, remaining_passenger: left };
  return reply(
    {
      trip_id: isTripRemoved ? null : reserved.tripId,
      trip_validated: aboard,
      remaining_passenger: left,
      ticket: presentScanned(ctx, refreshScanned(world, scanned), judged),
    },
    undone,
  );
};

/** Returns whether no later validation of the same purchase, or batch ticket, is in effect. */
function isLast({ tables }: World, { id, ticketId, subTicketId }: ValidationRecord): boolean {
  return tables.validations
    .by('ticket', ticketId)
    .every((other) => other.subTicketId !== subTicketId || other.id <= id);
}

function scannedBy({ tables }: World, { ticketId, subTicketId, wristband, qrcode }: ValidationRecord): Scanned {
  return {
    ticket: tables.tickets.must(ticketId),
    part: subTicketId === null ? null : tables.subTickets.must(subTicketId),
    wristband,
    qrcode,
    isReplaced: false,
  };
}

function restore({ world, session, now }: Context, { id, ticketId, subTicketId, before }: ValidationRecord): void {
  const { tickets, subTickets, validations } = world.tables;
  if (subTicketId !== null) subTickets.update(subTicketId, { validatedAt: null, tripId: null });
  else if (before) tickets.update(ticketId, before);
  validations.update(id, { undoneAt: now, undoneById: session.user.id });
}
