import { bookingPaymentState, bookingRibbon, toLocalDate } from '@muara/contract/rules';
import type { BookingFact, DayRange, ReportFilters } from '@muara/contract/reports';
import { getBookingState } from '../../../world/booking-keys.ts';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { isInRange, listDays } from './list-days.ts';
import { createFilter } from './create-filter.ts';
import { Purchase } from './purchase.ts';

/** Yields the bookings that depart and were made in the given ranges, by date of departure. */
export function* listBookings(
  world: World,
  filters: ReportFilters,
  departure?: DayRange,
  made?: DayRange,
): Generator<BookingFact> {
  const { tickets } = world.tables;
  const fits = createFilter(world, filters);
  const index = departure || !made ? 'bookingDeparts' : 'bookingMade';
  const days = listDays(tickets.keys(index), index === 'bookingMade' ? made : departure);
  const found = days
    .flatMap((day) => tickets.by(index, day))
    .filter((booking) => isInRange(toLocalDate(booking.createdAt), made) && fits(booking));
  const order = ({ departDate, id }: TicketRecord): string => `${departDate ?? ''} ${String(id).padStart(9, '0')}`;
  for (const booking of found.sort((a, b) => (order(a) < order(b) ? -1 : 1))) yield presentBooking(world, booking);
}

function presentBooking(world: World, booking: TicketRecord): BookingFact {
  const { money, balance } = booking;
  return {
    purchase: new Purchase(world, booking),
    status: getStatus(booking),
    createdAt: booking.createdAt,
    total: money.total,
    discount: money.totalDiscount + money.amountDiscount,
    deposit: balance.isPartlyPaid ? balance.taken : 0,
    paid: balance.taken,
    outstanding: balance.outstanding,
  };
}

const STATUSES = {
  Rejected: 'rejected',
  Expired: 'expired',
  Canceled: 'canceled',
  Pending: 'pending',
  Approved: 'approved',
  'Processing Payment': 'approved',
  Deposit: 'deposit',
  Paid: 'paid',
  Refunded: 'refunded',
} as const;

/** Returns the status of a booking as its lists show it (002 §4.1). */
function getStatus(booking: TicketRecord): BookingFact['status'] {
  const state = getBookingState(booking);
  const status = STATUSES[bookingRibbon(state)];
  return status === 'approved' && bookingPaymentState(state) === 'Deposit' ? 'deposit' : status;
}
