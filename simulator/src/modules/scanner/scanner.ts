import { notPlayed } from '../../kernel/handler.ts';

const SOON = 'The gate is being built.';

/** The operations of the gate scanner (002 §7.8). */
export const scanner = {
  scanTicket: notPlayed(SOON),
  validateTicket: notPlayed(SOON),
  validateWristband: notPlayed(SOON),
  partialValidate: notPlayed(SOON),
  undoValidation: notPlayed(SOON),
  startTrip: notPlayed(SOON),
  getOpenTrip: notPlayed(SOON),
};
