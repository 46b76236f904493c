import type {
  BookingFilter,
  BookingPaymentState,
  BookingRibbon,
  BookingStatus,
  PaymentEntryState,
} from '../../generated/constants.ts';

/** What decides the labels of a booking, by wire names. */
export interface BookingState {
  status: BookingStatus;
  is_paid: boolean | 0 | 1;
  partial_paid: boolean | 0 | 1;
  payment_method: string | null;
  credit_facility_paid: boolean | 0 | 1;
  /** RM that is owed under a Credit Facility, regardless of the payment. */
  credit_owed: number;
  refunded_at: string | null;
  canceled_at: string | null;
}

/** Returns the ribbon of a booking (002 §2.2): a refund outranks a void, and both outrank the status. */
export function bookingRibbon({ status, refunded_at, canceled_at }: BookingState): BookingRibbon {
  if (refunded_at) return 'Refunded';
  return canceled_at ? 'Canceled' : status;
}

/** Returns how far a booking is paid (002 §4.1). */
export function bookingPaymentState(booking: Omit<BookingState, 'status'>): BookingPaymentState {
  if (booking.is_paid) return owesCredit(booking) ? 'Pending Credit Facility' : 'Paid';
  return booking.partial_paid ? 'Deposit' : 'Unpaid';
}

/**
 * Returns the state of a payment (002 §4.1).
 * Paid, failed with a reason or because another attempt followed, or still open.
 */
export function paymentEntryState(
  { paid_at, error_desc }: { paid_at: string | null; error_desc: string | null },
  last: boolean,
): PaymentEntryState {
  if (paid_at) return 'Paid';
  return error_desc || !last ? 'Failed' : 'Pending';
}

/** Whether a booking matches a status filter of the list (002 §4.1). */
export function meetsBookingFilter(booking: BookingState, filter: BookingFilter): boolean {
  const isPaid = Boolean(booking.is_paid);
  switch (filter) {
    case 'all':
      return true;
    case 'credit-facility-paid':
      return isPaid && Boolean(booking.credit_facility_paid) && !owesCredit(booking);
    case 'credit-facility-pending':
      return isPaid && owesCredit(booking);
    default:
      return bookingRibbon(booking).toLowerCase() === filter;
  }
}

function owesCredit({ payment_method, credit_facility_paid, credit_owed }: Omit<BookingState, 'status'>): boolean {
  return credit_owed > 0 || (payment_method === 'Credit Facility' && !credit_facility_paid);
}
