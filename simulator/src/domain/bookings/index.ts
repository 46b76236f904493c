export { bookingEdited, lastEditOf, markEdited } from './edit-marks.ts';
export { commandsOf, getBooking, getBookingByCode, getBookingByKey, NEW_BOOKING_FILE } from './get-booking.ts';
