import { BOOKING_FILTERS, type BookingFilter } from '@muara/contract/constants';
import { bookingRibbon, meetsBookingFilter, type BookingState } from '@muara/contract/rules';
import { ticketText } from './search-text.ts';
import { isRemoved } from './ticket-keys.ts';
import type { TicketRecord } from './ticket-records.ts';

/** Later than any instant: pending bookings sort before all others. */
const FIRST = 1e15;

const keys = new WeakMap<TicketRecord, readonly string[]>();

/** Returns the key of the list for a kind (0 VVIP, 1 charter) and a status filter (002 §4.1). */
export function bookingListKey(kind: 0 | 1, filter: BookingFilter): string {
  return `${kind}|${filter}`;
}

/** Returns the keys of the lists that contain a booking; none for other tickets and removed bookings. */
export function bookingListKeys(ticket: TicketRecord): readonly string[] | undefined {
  if (ticket.bookingStatus === null || isRemoved(ticket)) return undefined;
  let lists = keys.get(ticket);
  if (!lists) {
    const state = getBookingState(ticket);
    const kind = ticket.vvipCharter ? 1 : 0;
    lists = BOOKING_FILTERS.filter((filter) => meetsBookingFilter(state, filter)).map((filter) =>
      bookingListKey(kind, filter),
    );
    keys.set(ticket, lists);
  }
  return lists;
}

/**
 * Returns the searchable text of a booking in lower case, so that a search only walks the keys of an
 * index.
 */
export function bookingText(ticket: TicketRecord): string | undefined {
  if (ticket.bookingStatus === null || isRemoved(ticket)) return undefined;
  return `${ticketText(ticket)}\n${ticket.buyer.companyName?.toLowerCase() ?? ''}`;
}

/**
 * Returns the sort order of a booking: pending first, then newest (002 §4.1), in a list read from its
 * end.
 */
export function bookingOrder(ticket: TicketRecord): number {
  const pending = ticket.bookingStatus !== null && bookingRibbon(getBookingState(ticket)) === 'Pending';
  return ticket.createdAt + (pending ? FIRST : 0);
}

/** Returns what the display status of a booking depends on, by wire names. */
export function getBookingState({ bookingStatus, payment, balance, refund, cancel }: TicketRecord): BookingState {
  return {
    status: bookingStatus ?? 'Pending',
    is_paid: balance.isPaid,
    partial_paid: balance.isPartlyPaid,
    payment_method: payment.method,
    credit_facility_paid: balance.isCreditSettled,
    credit_owed: balance.owed / 100,
    refunded_at: mark(refund?.doneAt),
    canceled_at: mark(cancel?.doneAt),
  };
}

/** The rules only check whether there is an instant. */
function mark(at: number | null | undefined): string | null {
  return at == null ? null : 'set';
}
