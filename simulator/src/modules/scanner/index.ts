import type { TripToBoard } from '@muara/contract/rules';
import type { Handlers } from '../../kernel/handler.ts';
import { boardAll, boardPart } from './board-ticket.ts';
import { getScanned } from './get-scanned.ts';
import { presentScanned } from './present-scanned.ts';
import { getOpenTrip, startTrip } from './start-trip.ts';
import { undoValidation } from './undo-validation.ts';

/** The operations of the gate scanner (002 §7.8). */
export const scanner = {
  scanTicket({ params, query }, ctx) {
    const { jetty_id: jettyId, time, remaining_passenger: remaining = Infinity } = query;
    const trip: TripToBoard | null =
      jettyId === undefined || time === undefined ? null : { jetty_id: jettyId, time, remaining_passenger: remaining };
    return { ticket: presentScanned(ctx, getScanned(ctx, params.qr, query.typed === 1), trip) };
  },

  validateTicket: ({ body }, ctx) => boardAll(ctx, body),

  // The ticket's `wristband` decides which of the two a client calls; the code decides who boards.
  validateWristband: ({ body }, ctx) => boardAll(ctx, body),

  partialValidate: ({ body }, ctx) => boardPart(ctx, body),

  undoValidation: ({ body }, ctx) => undoValidation(ctx, body.validation_id),

  startTrip: ({ body }, ctx) => startTrip(ctx, body),

  getOpenTrip: (_input, ctx) => getOpenTrip(ctx),
} satisfies Partial<Handlers>;
