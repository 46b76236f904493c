import type { OperationMap } from '@muara/contract/types';

export const TRIP_SESSION = {
  boat_operator_id: 1,
  jetty_id: 1,
  boat_no: 'MLK 101',
  time: '10:00',
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
} satisfies OperationMap['startTrip']['body'];

const SCANNED = { id: 1, code: 'MRCAAAAAAAA', qrcode: 'MRCAAAAAAAA', _: 'scan-sample-1' };

/** Inputs of the right shape for the operations of the gate. */
export const SCANNER_SAMPLES = {
  scanTicket: { params: { qr: 'MRCAAAAAAAA' } },
  validateTicket: { body: { ...TRIP_SESSION, ...SCANNED } },
  validateWristband: { body: { ...TRIP_SESSION, ...SCANNED } },
  partialValidate: { body: { ...TRIP_SESSION, ...SCANNED, category: 'adult', quantity: 1 } },
  undoValidation: { body: { validation_id: 1 } },
  startTrip: { body: TRIP_SESSION },
  getOpenTrip: {},
  listTrips: {},
  getTrip: { params: { trip_id: 'T20260101-001' } },
  listTripTickets: { params: { trip_id: 'T20260101-001' } },
  getTripManifest: { params: { trip_id: 'T20260101-001' } },
  getDepartureBoard: {},
};
