import type { SubTicketState } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { platformWord } from '@muara/contract/rules/tickets/platform-word';
import { hrefOf } from '@/lib/address.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { formatAgo, formatDate, formatShortMoment, formatTime } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge, type Tone } from '@/domain/labels/ribbon-badge.tsx';
import styles from './ticket-columns.module.css';
import { myPurchaseMessages as purchaseText } from './my-purchase.messages.ts';
import { paymentWord } from './payment-word.ts';
import { batchRequestsOf, requestsOf } from './requests-of.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

type TicketColumn = Column<TicketListRow>;

const code: TicketColumn = {
  key: 'code',
  get title() {
    return text.column.ticket;
  },
  cell: (row) => (
    <>
      <span className={styles.code}>{row.code}</span>
      <span className={styles.quiet}>{row._id}</span>
    </>
  ),
};
const status: TicketColumn = {
  key: 'status',
  get title() {
    return text.column.status;
  },
  cell: (row) => <Status row={row} />,
};
const amount: TicketColumn = {
  key: 'amount',
  get title() {
    return text.column.amount;
  },
  align: 'end',
  cell: (row) => <MoneyText rm={row.total_amount} strong />,
};
const departure: TicketColumn = {
  key: 'depart',
  get title() {
    return text.column.departure;
  },
  from: 'medium',
  cell: (row) => (
    <>
      <span className={styles.main}>{row.depart_date ? formatDate(row.depart_date) : text.openTicket}</span>
      <span className={styles.quiet} title={row.slot ?? undefined}>
        {[row.slot?.slice(0, 5), row.jetty?.name].filter(Boolean).join(' · ') || text.open}
      </span>
    </>
  ),
};
const passengers: TicketColumn = {
  key: 'passengers',
  get title() {
    return text.column.passengers;
  },
  align: 'end',
  from: 'medium',
  cell: (row) => formatCount(row.total_passengers),
};
const payment: TicketColumn = {
  key: 'payment',
  get title() {
    return text.column.payment;
  },
  from: 'wide',
  cell: (row) => (
    <>
      <span className={styles.main}>{row.payment_method === null ? '–' : labelOf('method', row.payment_method)}</span>
      <span className={styles.quiet}>{labelOf('platform', platformWord(row))}</span>
    </>
  ),
};
const created = (title: () => string): TicketColumn => ({
  key: 'created',
  get title() {
    return title();
  },
  from: 'wide',
  cell: (row) => (
    <time dateTime={row.created_at} title={row.created_at}>
      <span className={styles.main}>{formatAgo(row.created_at) || formatTime(row.created_at)}</span>
      <span className={styles.quiet}>{formatShortMoment(row.created_at)}</span>
    </time>
  ),
});

/** The package; under it who, and the departure while that has no column. */
const packageOf = (who: (row: TicketListRow) => string | null): TicketColumn => ({
  key: 'package',
  get title() {
    return text.column.package;
  },
  cell: (row) => (
    <>
      <span className={styles.main}>{row.package.name}</span>
      <Quiet>{who(row)}</Quiet>
      <span className={styles.quiet} data-when="narrow">
        {row.depart_date
          ? [formatDate(row.depart_date), row.slot?.slice(0, 5)].filter(Boolean).join(' · ')
          : text.openTicket}
      </span>
    </>
  ),
});

/** Columns of the lists of purchases: 0 and 1. */
export const purchaseColumns: TicketColumn[] = [
  code,
  status,
  packageOf(({ name }) => name),
  amount,
  departure,
  passengers,
  payment,
  created(() => text.column.sold),
];

/** Columns of the own purchases of a buyer, whose name needs no saying (001 §6). */
export const myPurchaseColumns: TicketColumn[] = [
  code,
  status,
  packageOf(() => null),
  amount,
  departure,
  passengers,
  created(() => text.column.bought),
  {
    key: 'pay',
    get title() {
      return purchaseText.pay;
    },
    align: 'end',
    cell: (row) => (row.payable ? <Pay code={row.code} /> : null),
  },
];

/** Columns of the lists of single tickets, 2 and 3: their own state, the batch, and whose it is. */
export const subTicketColumns = (batchLinks: boolean): TicketColumn[] => [
  code,
  { key: 'status', title: text.column.state, cell: (row) => <SubStatus row={row} /> },
  {
    key: 'package',
    title: text.column.package,
    cell: (row) => (
      <>
        <span className={styles.main}>{row.package.name}</span>
        <span className={styles.quiet} data-when="narrow">
          {row.name}
        </span>
      </>
    ),
  },
  amount,
  {
    key: 'who',
    title: text.column.buyer,
    from: 'medium',
    cell: (row) => <span className={styles.main}>{row.name ?? '–'}</span>,
  },
  {
    key: 'batch',
    title: text.column.batch,
    from: 'medium',
    cell: ({ batch_code: batch }) => <Batch code={batch} linked={batchLinks} />,
  },
  payment,
  created(() => text.column.sold),
];

/** The shop and the agents' screen share one address, which knows where to lead. */
function Pay({ code: ticket }: { code: string }) {
  return (
    <a href={hrefOf(paths.payOnline(ticket))} className={styles.pay} aria-label={purchaseText.payOf(ticket)}>
      {purchaseText.pay}
    </a>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return children ? <span className={styles.quiet}>{children}</span> : null;
}

/** The ribbon, how far a booking is paid, and the badge of an open request (001 §4). */
function Status({ row }: { row: TicketListRow }) {
  const { pendingRefund, pendingVoid } = requestsOf(row);
  const isPending = row.ribbon === 'Pending' && (pendingRefund || pendingVoid);
  const paid = paymentWord(row);
  return (
    <span className={styles.status}>
      {isPending ? null : <RibbonBadge label={row.ribbon} />}
      {paid === null ? null : <RibbonBadge label={paid} />}
      {pendingRefund ? <RibbonBadge label={text.pendingRefund} /> : null}
      {pendingVoid ? <RibbonBadge label={text.pendingVoid} /> : null}
    </span>
  );
}

const SUB_TONES: Record<SubTicketState, Tone> = {
  Available: 'good',
  Sold: 'calm',
  Used: 'plain',
  Expired: 'plain',
  'Pending Void': 'warn',
  Voided: 'bad',
};

/** The state of a batch ticket, and the badges of a refund or void requested for the whole batch. */
function SubStatus({ row }: { row: TicketListRow }) {
  const { sub_state: state } = row;
  const { pendingRefund, pendingVoid } = batchRequestsOf(row);
  return (
    <span className={styles.status}>
      {state === null ? <RibbonBadge label={row.ribbon} /> : <RibbonBadge label={state} tone={SUB_TONES[state]} />}
      {pendingRefund ? <RibbonBadge label={text.pendingRefund} /> : null}
      {pendingVoid ? <RibbonBadge label={text.pendingVoid} /> : null}
    </span>
  );
}

function Batch({ code: batch, linked }: { code: string | null; linked: boolean }) {
  if (batch === null) return '–';
  if (!linked) return <span className={styles.code}>{batch}</span>;
  return (
    <Link to={paths.subTicket(batch)} className={styles.code}>
      {batch}
    </Link>
  );
}
