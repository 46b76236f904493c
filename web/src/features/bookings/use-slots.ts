import { slotLabel } from '@muara/contract/rules';
import type { Slot } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient, useRealtimeMessage } from '@/lib/app-context.ts';
import { errorText } from '@/lib/errors.ts';
import type { BookingDraft } from './booking-draft.ts';
import { type BookingLists, jettyOf, packageOf } from './booking-offer.ts';
import { slotsQuery } from './bookings.api.ts';

export interface SlotList {
  /** Null while they load, and while nothing can be asked. */
  list: readonly Slot[] | null;
  /** The slot that is chosen, with what is left of it. */
  chosen: Slot | null;
  /** Why they could not be loaded. */
  failed: string | null;
  retry(): void;
}

/** The slots of the day and jetty that are chosen; the seats of the booking itself count as free. */
export function useSlots(lists: BookingLists, draft: BookingDraft, ticketId: number | null): SlotList {
  const client = useClient();
  const { package_id: packageId, jetty_id: jettyId, depart_date: date, slot } = draft;
  const isAsked = packageId !== null && jettyId !== null && date !== null && jettyOf(lists, jettyId)?.gotSlots === true;
  const vvip = packageOf(lists, packageId)?.vvip === false ? 0 : 1;
  const question = {
    package_id: packageId ?? 0,
    jetty_id: jettyId ?? 0,
    date: date ?? '',
    vvip,
    ticket_id: ticketId,
  } as const;
  const { data, error, refetch } = useQuery(slotsQuery(client, isAsked ? question : null));
  const again = () => {
    if (isAsked) void refetch();
  };
  useRealtimeMessage('new-ticket', again);
  useRealtimeMessage('new-booking', again);
  const list = isAsked ? (data?.slots ?? null) : null;
  return {
    list,
    chosen: list?.find((one) => slotLabel(one) === slot) ?? null,
    failed: isAsked && data === undefined && error !== null ? errorText(error) : null,
    retry: again,
  };
}
