import type { BubbleCounters } from '@muara/contract/types';
import type { LocalDate } from '../world/records.ts';
import type { TicketRecord } from '../world/ticket-records.ts';

/** Events of scheduled jobs: nobody is signed in, and there is no call to reply to. */
export interface JobEvents {
  /** The nightly sweep ended what midnight ends: departures, open tickets, unpaid bookings. */
  'day.ended': { readonly today: LocalDate };
  /** An online order was not paid in time; its seats are released. */
  'hold.lapsed': { readonly ticket: TicketRecord };
  /** A payment attempt of a booking had no result after half an hour. */
  'payment.lapsed': { readonly booking: TicketRecord };
  /** A job changed the counters of the menu. */
  'counters.changed': { readonly counters: BubbleCounters };
}

export type JobEventType = keyof JobEvents;
