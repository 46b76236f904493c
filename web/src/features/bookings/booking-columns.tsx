import type { BookingListRow } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDate, formatDateTime, formatTime } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { DeleteIcon, EditIcon, ViewIcon } from '@/ui/list/row-icons.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './booking-columns.module.css';
import { bookingTone } from './booking-tone.ts';
import { bookingsMessages as text } from './bookings.messages.ts';

/** The actions on a row. */
interface BookingActions {
  /** The address of a booking; null for users who cannot open it. */
  href(row: BookingListRow): string | null;
  canEdit(row: BookingListRow): boolean;
  canRemove(row: BookingListRow): boolean;
  remove(row: BookingListRow): void;
}

/** Columns of the bookings (002 §2.2). */
export function bookingColumns(actions: BookingActions): Column<BookingListRow>[] {
  return [
    {
      key: 'receipt',
      title: text.receipt,
      from: 'wide',
      cell: ({ _id: receipt }) => <span className={styles.moment}>{receipt ?? '–'}</span>,
    },
    {
      key: 'code',
      title: text.code,
      link: true,
      cell: (row) => (
        <>
          <span className={styles.code}>{row.code}</span>
          <span className={styles.quiet}>{whoseOf(row)}</span>
        </>
      ),
    },
    {
      key: 'status',
      title: text.status,
      cell: ({ ribbon }) => <RibbonBadge label={ribbon} tone={bookingTone(ribbon)} />,
    },
    {
      key: 'package',
      title: text.package,
      cell: (row) => (
        <>
          <span className={styles.main}>{row.package.name}</span>
          <span className={styles.quiet} data-when="narrow">
            {row.depart_date === null ? text.openTicket : text.departs(formatDate(row.depart_date))}
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      sortable: 'total_amount',
      cell: ({ total_amount: total }) => <MoneyText rm={total} strong />,
    },
    {
      key: 'departure',
      title: text.departure,
      from: 'medium',
      sortable: 'depart_date',
      cell: ({ depart_date: date }) => (
        <span className={styles.moment}>{date === null ? text.openTicket : formatDate(date)}</span>
      ),
    },
    {
      key: 'passenger',
      title: text.passenger,
      align: 'end',
      from: 'medium',
      cell: ({ total_passengers: passengers }) => <span className={styles.passengers}>{formatCount(passengers)}</span>,
    },
    {
      key: 'created',
      title: text.created,
      from: 'medium',
      sortable: 'created_at',
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)} className={styles.moment}>
          {formatDate(at)}
          <span className={styles.quiet}>{formatTime(at)}</span>
        </time>
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (row) => <Actions row={row} actions={actions} />,
    },
  ];
}

const whoseOf = ({ company_name: company, name }: BookingListRow): string => [company, name].filter(Boolean).join(', ');

function Actions({ row, actions }: { row: BookingListRow; actions: BookingActions }) {
  const { code } = row;
  const href = actions.href(row);
  const canEdit = actions.canEdit(row);
  return (
    <RowActions>
      {href === null ? null : (
        <RowAction
          label={canEdit ? text.edit(code) : text.view(code)}
          icon={canEdit ? <EditIcon /> : <ViewIcon />}
          to={href}
        />
      )}
      {actions.canRemove(row) ? (
        <RowAction label={text.remove(code)} icon={<DeleteIcon />} tone="danger" onPress={() => actions.remove(row)} />
      ) : null}
    </RowActions>
  );
}

/** A function, because the language may have changed by the time the file is made. */
export function bookingCsv(): CsvColumn<BookingListRow>[] {
  return [
    { title: text.receipt, value: ({ _id: receipt }) => receipt },
    { title: text.code, value: ({ code }) => code },
    { title: text.buyer, value: ({ name }) => name },
    { title: text.company, value: ({ company_name: company }) => company },
    { title: text.email, value: ({ email }) => email },
    { title: text.package, value: (row) => row.package.name },
    { title: text.created, value: (row) => row.created_at, moment: true },
    { title: text.departure, value: (row) => row.depart_date ?? text.openTicket },
    { title: text.passenger, value: (row) => row.total_passengers },
    { title: text.amount, value: (row) => row.total_amount },
    { title: text.status, value: ({ ribbon }) => ribbon },
  ];
}
