import type { SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';
import type { TripRecord } from '../world/trip-records.ts';
import type { ValidationRecord } from '../world/validation-records.ts';

/** A scan at the gate. */
export interface Boarding {
  readonly ticket: TicketRecord;
  /** The ticket of the batch that was scanned; null for a purchase. */
  readonly part: SubTicketRecord | null;
  readonly validation: ValidationRecord;
  readonly trip: TripRecord;
}

/** Events of the gate (002 §4.5, §7.8). */
export interface BoardingEvents {
  'ticket.boarded': Boarding;
  'ticket.boardingUndone': Boarding & {
    /** Whether nobody is left aboard, so that the trip is no longer reserved. */
    readonly isTripRemoved: boolean;
  };
  'trip.started': { readonly trip: TripRecord };
}
