export { bookingEdited, getLastEdit, markEdited } from './edit-marks.ts';
export {
  getBookingCommandState,
  getBooking,
  getBookingByCode,
  getBookingByKey,
  NEW_BOOKING_FILE,
} from './get-booking.ts';
export { presentBookingRow } from './present-booking-row.ts';
