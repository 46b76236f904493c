import type { BookingPaymentState, BookingRibbon } from '@muara/contract/constants';
import type { Tone } from '@/domain/labels/ribbon-badge.tsx';

const TONES: Record<BookingRibbon, Tone> = {
  Pending: 'warn',
  Approved: 'calm',
  'Processing Payment': 'calm',
  Deposit: 'lamp',
  Paid: 'good',
  Rejected: 'bad',
  Refunded: 'bad',
  Canceled: 'plain',
  Expired: 'plain',
};

/** The colour beside the word of a booking (002 §2.2). */
export function bookingTone(ribbon: BookingRibbon): Tone {
  return TONES[ribbon];
}

/** The colour beside how far a booking is paid (002 §4.1). */
export const PAYMENT_TONES: Record<BookingPaymentState, Tone> = {
  Paid: 'good',
  'Pending Credit Facility': 'warn',
  Deposit: 'lamp',
  Unpaid: 'plain',
};
