import { NativeSelect } from '@mantine/core';
import { BOOKING_FILTERS } from '@muara/contract/constants';
import { checkBookingDelete } from '@muara/contract/rules/bookings/booking-actions';
import type { BookingListRow } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { Refused } from '@/domain/records/record-page.tsx';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { bookingColumns, bookingCsv } from './booking-columns.tsx';
import { BOOKING_DEFAULTS, BOOKING_KNOWN, keptQuery, queryOf, rememberFilters, statusOf } from './booking-filters.ts';
import { type BookingKind, bookingsQuery, refetchBookings } from './bookings.api.ts';
import { bookingsMessages as text } from './bookings.messages.ts';
import { useLiveBookings } from './use-live-bookings.ts';

/** /d/booking/{0|1} (002 §2.2): VVIP, charter. Another number is none of them. */
export default function BookingListPage() {
  const { kind } = useParams();
  const { can } = useSessionActions();
  if (!can('listBookings')) return <Refused />;
  if (kind !== '0' && kind !== '1') return <Navigate to={paths.bookings(0)} replace />;
  return <KeptList key={kind} kind={kind === '0' ? 0 : 1} />;
}

/** An address without filters opens with those that were kept in this browser; any other address wins. */
function KeptList({ kind }: { kind: BookingKind }) {
  const { search } = useLocation();
  const [kept] = useState(() => (search === '' ? keptQuery(kind) : ''));
  const [restored, setRestored] = useState(kept === '');
  if (!restored && search === '') return <Navigate to={paths.bookings(kind, kept)} replace />;
  if (!restored) setRestored(true);
  return <BookingList kind={kind} />;
}

function BookingList({ kind }: { kind: BookingKind }) {
  const client = useClient();
  const navigate = useNavigate();
  const { can, hasPermission } = useSessionActions();
  const { page, filters, filtered } = useListParams(BOOKING_DEFAULTS, BOOKING_KNOWN);
  const remove = useRemoveBooking();
  const plain = bookingsQuery(client, { page: 0, vvip_charter: kind });
  const live = useLiveBookings({
    kind,
    queryKey: plain.queryKey,
    plain: page === 1 && !filtered && filters.sort_by === '',
  });
  const { status, search } = filters;
  useEffect(() => rememberFilters(kind, { status, search }), [kind, status, search]);

  const href = ({ code }: BookingListRow) => (can('getBooking') ? paths.booking(kind, code) : null);
  const columns = bookingColumns({
    href,
    canEdit: ({ ribbon }) => ribbon === 'Pending' && hasPermission('Booking', 'Update'),
    canRemove: (row) => can('deleteBooking') && checkBookingDelete(row).ok,
    remove: (row) => void remove(row),
  });
  return (
    <ListPage
      title={kind === 0 ? text.vvipTitle : text.normalTitle}
      listing={kind === 1 ? text.charter : undefined}
      defaults={BOOKING_DEFAULTS}
      known={BOOKING_KNOWN}
      query={(asked) => bookingsQuery(client, queryOf(kind, asked.page, asked.filters))}
      columns={columns}
      rowKey={(row) => row.code}
      rowHref={href}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      filters={({ filters: shown, set }) => (
        <NativeSelect
          label={text.status}
          value={statusOf(shown)}
          data={BOOKING_FILTERS.map((value) => ({ value, label: labels.bookingFilter[value] }))}
          onChange={(event) => set({ status: event.currentTarget.value })}
        />
      )}
      resets
      chips={(shown) => [{ name: 'status', label: `${text.status}: ${labels.bookingFilter[statusOf(shown)]}` }]}
      actions={
        hasPermission('Booking', 'Create') ? (
          <Button icon={<AddIcon />} onClick={() => void navigate(paths.booking(kind, 'new'))}>
            {text.add}
          </Button>
        ) : null
      }
      csv={{ name: kind === 0 ? 'bookings-vvip' : 'bookings-charter', columns: bookingCsv() }}
      noMatch={text.noMatch}
      results={text.results}
      live={live}
    />
  );
}

/** Removes a booking after confirmation (002 §8). */
function useRemoveBooking(): (row: BookingListRow) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<BookingListRow>({
    question: text.removeQuestion,
    who: ({ code, name }) => text.removeWho(code, name ?? ''),
    call: ({ id }) => client.call.deleteBooking({ params: { ticket_code: id } }),
    done: () => text.removed,
    refetch: () => void refetchBookings(queries),
  });
}
