import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { BookingListRow } from '@muara/contract/types';

interface Page {
  data: BookingListRow[];
  total: number;
}

/**
 * Returns the first page with a new booking before the first row that is not pending.
 * The page is trimmed and its total grows by one (002 §4.1). A booking already on the page is updated.
 */
export function withLiveBooking<P extends Page>(page: P, booking: BookingListRow): P {
  const isKnown = page.data.some(({ code }) => code === booking.code);
  if (isKnown) return { ...page, data: page.data.map((row) => (row.code === booking.code ? booking : row)) };
  const decided = page.data.findIndex(({ ribbon }) => ribbon !== 'Pending');
  const at = decided < 0 ? page.data.length : decided;
  return { ...page, total: page.total + 1, data: page.data.toSpliced(at, 0, booking).slice(0, LIVE_LIST_CAP) };
}
