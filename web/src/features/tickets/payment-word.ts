import type { BookingPaymentState } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';

/** The part of a row that decides whether the payment of a booking is shown beside its ribbon. */
export type PaidRow = Pick<
  TicketListRow,
  'booking' | 'ribbon' | 'payment_state' | 'refunded_at' | 'canceled_at' | 'expired'
>;

/**
 * Returns how far a booking is paid if its ribbon does not say so.
 * The words are those of the booking list: with its deposit paid, a booking has the ribbon Booking (001 §2, 002
 * §4.1). Null for ended bookings and for other tickets.
 */
export function paymentWord({ booking, ribbon, payment_state: state, ...row }: PaidRow): BookingPaymentState | null {
  const isEnded = row.refunded_at !== null || row.canceled_at !== null || row.expired;
  if (!booking || isEnded || state === ribbon || state === 'Unpaid') return null;
  return state;
}
