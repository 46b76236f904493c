import type { Handlers } from '../../kernel/handler.ts';
import { approveBooking } from './approve-booking.ts';
import { autocompleteUsers } from './autocomplete-users.ts';
import { cancelBooking } from './cancel-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { getBooking } from './get-booking.ts';
import { getPaymentPage } from './get-payment-page.ts';
import { listBookings } from './list-bookings.ts';
import { printBooking } from './print-booking.ts';
import { rejectBooking } from './reject-booking.ts';
import { resendBookingEmail } from './resend-booking-email.ts';
import { saveBooking } from './save-booking.ts';
import { startBookingPayment } from './start-booking-payment.ts';

/** VVIP and charter bookings (002 §4.1, §7.1). */
export const bookings = {
  listBookings,
  getBooking,
  deleteBooking,
  saveBooking,
  approveBooking,
  rejectBooking,
  cancelBooking,
  resendBookingEmail,
  printBooking,
  getPaymentPage,
  startBookingPayment,
  autocompleteUsers,
} satisfies Partial<Handlers>;
