import type { BookingListRow } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import type { BookingKind, BookingListAnswer } from './bookings.api.ts';
import { withLiveBooking } from './live-booking.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface LiveBookingsOptions {
  kind: BookingKind;
  /** Key of the first page in its own order, without search and status. */
  queryKey: QueryKey;
  /** That page is shown. */
  plain: boolean;
}

/**
 * Inserts new bookings live (002 §4.1).
 * Only on the first page, in default order, without search, and with all statuses.
 */
export function useLiveBookings({ kind, queryKey, plain }: LiveBookingsOptions): LiveRows<BookingListRow> {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  useRealtimeMessage('new-booking', ({ ticket }) => {
    if (!plain || ticket.vvip_charter !== (kind === 1)) return;
    queries.setQueryData<BookingListAnswer>(queryKey, (page) => page && withLiveBooking(page, ticket));
    setFresh((codes) => new Set([...codes, ticket.code]));
  });

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(new Set()));
  }, [fresh]);

  return { waiting: 0, show: () => undefined, isNew: ({ code }) => fresh.has(code) };
}
