import { bookingRibbon, formatInstant, toRinggit } from '@muara/contract/rules';
import type { BookingListRow } from '@muara/contract/types';
import { getBookingState } from '../../world/booking-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a booking as a list row, as it is also broadcast when created. */
export function presentBookingRow(world: World, booking: TicketRecord): BookingListRow {
  return {
    id: booking.id,
    _id: booking.receiptNo,
    code: booking.code,
    name: booking.buyer.name,
    company_name: booking.buyer.companyName,
    email: booking.buyer.email,
    status: booking.bookingStatus ?? 'Pending',
    ribbon: bookingRibbon(getBookingState(booking)),
    package: { name: world.tables.packages.must(booking.packageId).name },
    created_at: formatInstant(booking.createdAt),
    depart_date: booking.departDate,
    total_passengers: booking.passengers,
    total_amount: toRinggit(booking.money.total),
    vvip_charter: booking.vvipCharter,
  };
}
