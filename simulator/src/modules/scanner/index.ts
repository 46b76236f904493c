import type { Handlers } from '../../kernel/handler.ts';
import { getOpenTrip } from './get-open-trip.ts';
import { partialValidate } from './partial-validate.ts';
import { scanTicket } from './scan-ticket.ts';
import { startTrip } from './start-trip.ts';
import { undoValidation } from './undo-validation.ts';
import { validateTicket } from './validate-ticket.ts';
import { validateWristband } from './validate-wristband.ts';

/** The operations of the gate scanner (002 §7.8). */
export const scanner = {
  scanTicket,
  validateTicket,
  validateWristband,
  partialValidate,
  undoValidation,
  startTrip,
  getOpenTrip,
} satisfies Partial<Handlers>;
