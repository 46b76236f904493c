import { type BookingSortKey, PAGE_SIZE } from '@muara/contract/constants';
import type { BookingListRow, OperationMap } from '@muara/contract/types';
import { presentBookingRow } from '../../domain/bookings/index.ts';
import { normalizeSearch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { bookingListKey } from '../../world/booking-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { bookingChoices } from './booking-choices.ts';

const COLUMNS = {
  created_at: 'bookingCreated',
  depart_date: 'bookingDate',
  total_amount: 'bookingAmount',
} as const satisfies Record<BookingSortKey, string>;

/** Returns a page of bookings, and the choices of the form (002 §7.1). */
export const listBookings: Handler<'listBookings'> = ({ query }, ctx) => ({
  ...findBookings(ctx.world, query),
  ...bookingChoices(ctx),
});

/**
 * Returns a page of a booking list: pending first, then newest, unless sorted by a column (002 §2.2,
 * §4.1).
 */
function findBookings(
  world: World,
  query: OperationMap['listBookings']['query'],
): { data: BookingListRow[]; total: number } {
  const { page = 0, sort_by: by, sort = 'asc', status = 'all', vvip_charter: charter = 0, search } = query;
  const text = normalizeSearch(search);
  const cursor = world.tables.tickets.cursor(by === undefined ? 'bookings' : COLUMNS[by], {
    key: bookingListKey(charter, status),
    direction: by === undefined ? 'desc' : sort,
    ...(text !== '' && { where: searching(world, text) }),
  });
  return {
    data: cursor.page(page, PAGE_SIZE).map((booking) => presentBookingRow(world, booking)),
    total: cursor.total,
  };
}

/** Returns a predicate for bookings that match a search. */
function searching({ tables: { tickets } }: World, search: string): (booking: TicketRecord) => boolean {
  const found = new Set<number>();
  for (const text of tickets.keys('bookingText') as string[])
    if (text.includes(search)) for (const id of tickets.ids('bookingText', text)) found.add(id);
  return ({ id }) => found.has(id);
}
