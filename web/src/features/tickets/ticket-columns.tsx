import { TICKET_PLATFORMS_LABELS } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import { formatAgo, formatDate, formatShortMoment, formatTime } from '@/lib/dates.ts';
import { formatCount } from '@/lib/money.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { MoneyText } from '@/ui/money-text.tsx';
import { RibbonBadge } from '@/ui/ribbon-badge.tsx';
import styles from './ticket-columns.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

/** Columns of the staff ticket lists. */
export const ticketColumns: Column<TicketListRow>[] = [
  {
    key: 'code',
    title: 'Ticket',
    cell: (row) => (
      <>
        <span className={styles.code}>{row.code}</span>
        <span className={styles.quiet}>{row._id}</span>
      </>
    ),
  },
  { key: 'status', title: 'Status', cell: (row) => <Status row={row} /> },
  {
    key: 'package',
    title: 'Package',
    cell: (row) => (
      <>
        <span className={styles.main}>{row.package.name}</span>
        {row.name ? <span className={styles.quiet}>{row.name}</span> : null}
        <span className={styles.quiet} data-when="narrow">
          {row.depart_date ? [formatDate(row.depart_date), row.slot?.slice(0, 5)].filter(Boolean).join(' · ') : text.openTicket}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    cell: (row) => <MoneyText rm={row.total_amount} strong />,
  },
  {
    key: 'depart',
    title: 'Departure',
    from: 'medium',
    cell: (row) => (
      <>
        <span className={styles.main}>{row.depart_date ? formatDate(row.depart_date) : text.openTicket}</span>
        <span className={styles.quiet} title={row.slot ?? undefined}>
          {[row.slot?.slice(0, 5), row.jetty?.name].filter(Boolean).join(' · ') || text.open}
        </span>
      </>
    ),
  },
  {
    key: 'passengers',
    title: 'Passengers',
    align: 'end',
    from: 'medium',
    cell: (row) => formatCount(row.total_passengers),
  },
  {
    key: 'payment',
    title: 'Payment',
    from: 'wide',
    cell: (row) => (
      <>
        <span className={styles.main}>{row.payment_method ?? '–'}</span>
        <span className={styles.quiet}>{TICKET_PLATFORMS_LABELS[row.platform]}</span>
      </>
    ),
  },
  {
    key: 'created',
    title: 'Sold',
    from: 'wide',
    cell: (row) => (
      <time dateTime={row.created_at} title={row.created_at}>
        <span className={styles.main}>{formatAgo(row.created_at) || formatTime(row.created_at)}</span>
        <span className={styles.quiet}>{formatShortMoment(row.created_at)}</span>
      </time>
    ),
  },
];

/** The ribbon, and the badge of an open request (001 §4). */
function Status({ row }: { row: TicketListRow }) {
  const pendingRefund = row.request_refund_at !== null && row.refunded_at === null;
  const pendingVoid = row.request_canceled_at !== null && row.canceled_at === null;
  const isPending = row.ribbon === 'Pending' && (pendingRefund || pendingVoid);
  return (
    <span className={styles.status}>
      {isPending ? null : <RibbonBadge label={row.ribbon} />}
      {pendingRefund ? <RibbonBadge label={text.pendingRefund} /> : null}
      {pendingVoid ? <RibbonBadge label={text.pendingVoid} /> : null}
    </span>
  );
}
