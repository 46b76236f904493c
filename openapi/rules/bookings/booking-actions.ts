import type { BookingStatus } from '../../generated/constants.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { isBlank } from '../forms/is-blank.ts';
import { findEndOrRequest } from '../tickets/actions/find-end.ts';
import { OK, type Verdict } from '../verdict.ts';

/** What decides which actions a booking allows, by the wire names of `Ticket`. */
export interface BookingToChange {
  status?: BookingStatus | null;
  is_paid: boolean | 0 | 1;
  partial_paid: boolean | 0 | 1;
  request_refund_at: string | null;
  refunded_at: string | null;
  request_canceled_at: string | null;
  canceled_at: string | null;
  email: string | null;
  /** RM */
  total_discount: number;
  amount_discount: number;
}

type BookingVerdict = Verdict<ErrorCode>;

/** Whether a booking can be edited: pending, and neither refunded nor canceled (002 §4.1). */
export function checkBookingEdit(booking: BookingToChange): BookingVerdict {
  return isPending(booking) ? OK : refuse('booking_not_pending');
}

/**
 * Whether a booking can be approved or rejected: pending, and neither refunded nor canceled (002
 * §4.1).
 */
export function checkBookingDecision(booking: BookingToChange): BookingVerdict {
  return isPending(booking) ? OK : refuse('request_processed');
}

/** Whether an approval can give a discount: the booking has none yet (002 §5.1). */
export function canDiscountBooking({ total_discount, amount_discount }: BookingToChange): boolean {
  return total_discount === 0 && amount_discount === 0;
}

/** Whether a booking can be canceled: approved, unpaid and without a request (002 §4.1). */
export function checkBookingCancel(booking: BookingToChange): BookingVerdict {
  const request = isEnded(booking) ? null : findEndOrRequest(booking);
  if (request) return refuse(request);
  const open = booking.status === 'Approved' && !booking.is_paid && !booking.partial_paid && !isEnded(booking);
  return open ? OK : refuse('booking_not_cancelable');
}

/** Whether a booking can be removed: pending or rejected (002 §2.2). */
export function checkBookingDelete({ status }: Pick<BookingToChange, 'status'>): BookingVerdict {
  return status === 'Pending' || status === 'Rejected' ? OK : refuse('booking_not_deletable');
}

/**
 * Whether a booking can be paid now (002 §4.1).
 * It is approved or has its deposit paid, the rest is outstanding, and no refund or void is requested.
 */
export function checkBookingPayment(booking: BookingToChange): BookingVerdict {
  const payable =
    booking.status === 'Approved' || booking.status === 'Deposit' || booking.status === 'Processing Payment';
  if (!payable || booking.is_paid || isEnded(booking)) return refuse('booking_not_payable');
  if (booking.request_refund_at) return refuse('refund_requested');
  return booking.request_canceled_at ? refuse('void_requested') : OK;
}

/** Whether the booking's email can be sent again: it has an address. */
export function checkBookingMail({ email }: Pick<BookingToChange, 'email'>): BookingVerdict {
  return isBlank(email) ? refuse('email_missing') : OK;
}

function isPending(booking: BookingToChange): boolean {
  return booking.status === 'Pending' && !isEnded(booking);
}

function isEnded({ refunded_at, canceled_at }: BookingToChange): boolean {
  return refunded_at !== null || canceled_at !== null;
}

function refuse(code: ErrorCode): BookingVerdict {
  return { ok: false, code };
}
