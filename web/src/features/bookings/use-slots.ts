import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { Slot } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import type { BookingDraft } from './booking-draft.ts';
import { type BookingLists, jettyOf, packageOf } from './booking-lists.ts';
import { slotsQuery } from '@/domain/departures/departures.queries.ts';

export interface SlotList {
  /** Null while they load, and while nothing can be asked. */
  list: readonly Slot[] | null;
  /** The slot that is chosen, with what is left of it. */
  chosen: Slot | null;
  /** Seats left on the day at a jetty without slots; null where nothing counts them, and while they load. */
  day: number | null;
  /** Why they could not be loaded. */
  failed: string | null;
  retry(): void;
}

/** Returns what the chosen day and jetty have left; the seats of the booking itself count as free. */
export function useSlots(lists: BookingLists, draft: BookingDraft, ticketId: number | null): SlotList {
  const client = useClient();
  const { package_id: packageId, jetty_id: jettyId, depart_date: date, slot } = draft;
  const jetty = jettyOf(lists, jettyId);
  // Seats are counted by slot, or by day at a jetty with a maximum of its own.
  const isCounted = jetty !== null && (jetty.gotSlots || jetty.max_passenger !== null);
  const isAsked = packageId !== null && date !== null && isCounted;
  const vvip = packageOf(lists, packageId)?.vvip === false ? 0 : 1;
  const params = {
    package_id: packageId ?? 0,
    jetty_id: jettyId ?? 0,
    date: date ?? '',
    vvip,
    ticket_id: ticketId,
  } as const;
  const { data, error, refetch } = useQuery(slotsQuery(client, isAsked ? params : null));
  const again = () => {
    if (isAsked) void refetch();
  };
  useRealtimeMessage('new-ticket', again);
  useRealtimeMessage('new-booking', again);
  const list = isAsked && jetty.gotSlots ? (data?.slots ?? null) : null;
  return {
    list,
    day: isAsked && !jetty.gotSlots ? (data?.day_seats ?? null) : null,
    chosen: list?.find((one) => slotLabel(one) === slot) ?? null,
    failed: isAsked && data === undefined && error !== null ? errorText(error) : null,
    retry: again,
  };
}
