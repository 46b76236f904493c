import type { AgentRedemption, AgentTicketRow, DailyRedemption } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/dates.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { formatCount } from '@/lib/format-count.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import styles from './agent-views.module.css';

/** The columns of Agent's Ticket: a purchase, and what became of its tickets. */
export function ticketColumns(): Column<AgentTicketRow>[] {
  const count = (
    key: keyof AgentTicketRow & `total_ticket${string}`,
    title: string,
    from?: 'medium' | 'wide',
  ): Column<AgentTicketRow> => ({
    key,
    title,
    align: 'end',
    cell: (row) => formatCount(row[key]),
    ...(from && { from }),
  });
  return [
    {
      key: 'code',
      title: text.code,
      cell: (row) => (
        <>
          <Two main={row.code} note={row._id} />
          <Narrow>
            {text.counts(
              formatCount(row.total_ticket),
              formatCount(row.total_ticket_used),
              formatCount(row.total_ticket_available),
            )}
          </Narrow>
        </>
      ),
    },
    { key: 'agent', title: text.agent, cell: ({ agent_name: name }) => name },
    { key: 'purchased', title: text.purchased, cell: (row) => formatDateTime(row.purchased_at) },
    { key: 'package', title: text.package, from: 'wide', cell: (row) => row.package.name },
    count('total_ticket', text.bought, 'medium'),
    count('total_ticket_sold', text.sold, 'medium'),
    count('total_ticket_used', text.used, 'medium'),
    count('total_ticket_voided', text.voided, 'wide'),
    count('total_ticket_expired', text.expired, 'wide'),
    count('total_ticket_available', text.left, 'medium'),
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      cell: ({ amount, refunded_amount: refunded }) => (
        <Two main={<MoneyText rm={amount} />} note={refunded > 0 ? text.refunded(formatRm(refunded)) : ''} />
      ),
    },
    { key: 'method', title: text.method, from: 'wide', cell: (row) => methodOf(row.payment_method) },
    {
      key: 'expiry',
      title: text.expiry,
      from: 'medium',
      cell: ({ expired_at: at }) => (at === null ? text.never : formatDate(at)),
    },
  ];
}

/** The columns of Agent's Ticket Redeemed (001 §3). */
export function agentRedemptionColumns(): Column<AgentRedemption>[] {
  return [
    { key: 'agent', title: text.agent, cell: ({ agent_name: name }) => name },
    { key: 'method', title: text.method, from: 'medium', cell: (row) => methodOf(row.payment_method) },
    {
      key: 'receipt',
      title: text.receipt,
      from: 'medium',
      cell: ({ _id }) => <span className={styles.whole}>{_id}</span>,
    },
    redeemedColumn(),
    { key: 'at', title: text.redeemedAt, cell: (row) => formatDateTime(row.validated_at) },
    { key: 'jetty', title: text.jetty, cell: ({ jetty }) => jetty?.name ?? text.nothing },
    passengersColumn(),
  ];
}

/** The columns of Daily Redemption (001 §3). */
export function redemptionColumns(): Column<DailyRedemption>[] {
  return [
    { key: 'operator', title: text.operator, cell: (row) => row.boat_operator_name ?? text.nothing },
    {
      key: 'boat',
      title: text.boat,
      cell: (row) => <span className={styles.whole}>{row.boat_no ?? text.nothing}</span>,
    },
    {
      key: 'receipt',
      title: text.receipt,
      from: 'medium',
      cell: ({ _id }) => <span className={styles.whole}>{_id}</span>,
    },
    redeemedColumn(),
    { key: 'csa', title: text.csa, from: 'medium', cell: (row) => row.csa_name ?? text.nothing },
    { key: 'at', title: text.redeemedAt, cell: (row) => formatDateTime(row.validated_at) },
    { key: 'jetty', title: text.jetty, cell: (row) => row.jetty_name ?? text.nothing },
    passengersColumn(),
  ];
}

/** The code of what was redeemed, with its passengers where they have no column. */
function redeemedColumn<Row extends { code: string; passengers: number }>(): Column<Row> {
  return {
    key: 'code',
    title: text.code,
    cell: ({ code, passengers }) => (
      <>
        <span className={styles.code}>{code}</span>
        <Narrow>{text.passengersOf(passengers)}</Narrow>
      </>
    ),
  };
}

function passengersColumn<Row extends { passengers: number }>(): Column<Row> {
  return {
    key: 'passengers',
    title: text.passengers,
    from: 'medium',
    align: 'end',
    cell: ({ passengers }) => formatCount(passengers),
  };
}

function methodOf(method: string | null): string {
  return method === null || method === '' ? text.nothing : labelOf('method', method);
}

/** A value with a quieter one below it. */
function Two({ main, note }: { main: ReactNode; note: string }) {
  return (
    <>
      <span className={styles.code}>{main}</span>
      {note === '' ? null : <div className={styles.note}>{note}</div>}
    </>
  );
}

/** The content of columns that a narrow list hides. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <span data-when="narrow" className={styles.note}>
      {children}
    </span>
  );
}
