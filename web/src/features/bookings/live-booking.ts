import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { BookingListRow } from '@muara/contract/types';

interface Page {
  data: BookingListRow[];
  total: number;
}

/**
 * The first page with a booking that was just made: before the first row that is not pending, trimmed to a page, one more
 * in all (002 §4.1). A booking that the page holds already is shown as it is now.
 */
export function withLiveBooking<P extends Page>(page: P, booking: BookingListRow): P {
  const isKnown = page.data.some(({ code }) => code === booking.code);
  if (isKnown) return { ...page, data: page.data.map((row) => (row.code === booking.code ? booking : row)) };
  const decided = page.data.findIndex(({ ribbon }) => ribbon !== 'Pending');
  const at = decided < 0 ? page.data.length : decided;
  return { ...page, total: page.total + 1, data: page.data.toSpliced(at, 0, booking).slice(0, LIVE_LIST_CAP) };
}
