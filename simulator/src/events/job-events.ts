import type { BubbleCounters } from '@muara/contract/types';
import type { ErrorRecord } from '../world/log-records.ts';
import type { LocalDate } from '../world/records.ts';
import type { TicketRecord } from '../world/ticket-records.ts';

/** Events outside calls: of scheduled jobs, of the realtime channel, and of failures. */
export interface JobEvents {
  /** The nightly sweep ended what midnight ends: departures, open tickets, unpaid bookings. */
  'day.ended': { readonly today: LocalDate };
  /** An online order was not paid in time; its seats are released. */
  'hold.lapsed': { readonly ticket: TicketRecord };
  /** A payment attempt of a booking had no result after half an hour. */
  'payment.lapsed': { readonly booking: TicketRecord };
  /** A job changed the counters of the menu. */
  'counters.changed': { readonly counters: BubbleCounters };
  /** A page or the server failed, and the error log says so. */
  'error.logged': { readonly error: ErrorRecord };
}

export type JobEventType = keyof JobEvents;
