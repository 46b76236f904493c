import type { BookingStatus } from '../../generated/constants.ts';
import type { EpochMs } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';

/** What decides whether a purchase can be paid online, by the wire names of `Ticket`. */
export interface TicketToPayOnline {
  status?: BookingStatus | null;
  is_paid: boolean;
  expired: boolean;
  hold_until: string | null;
  refunded_at: string | null;
  canceled_at: string | null;
  request_refund_at: string | null;
  request_canceled_at: string | null;
}

const PAYABLE: ReadonlySet<BookingStatus> = new Set(['Approved', 'Deposit', 'Processing Payment']);

/**
 * Whether a buyer can pay online (002 §4.1, §4.3).
 * An order during its hold, a booking once it is approved, and neither while a refund or void is
 * requested.
 */
export function canPayOnline(ticket: TicketToPayOnline, now: EpochMs): boolean {
  if (ticket.is_paid || ticket.expired || ticket.refunded_at !== null || ticket.canceled_at !== null) return false;
  if (ticket.request_refund_at !== null || ticket.request_canceled_at !== null) return false;
  if (ticket.status != null) return PAYABLE.has(ticket.status);
  const end = ticket.hold_until === null ? null : parseInstant(ticket.hold_until);
  return end !== null && now < end;
}
