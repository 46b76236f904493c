import type { MyTicket } from '@muara/contract/types';
import { formatAgo, formatDate, formatShortMoment } from '@/lib/dates.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { expiryOf } from './expiry-words.ts';
import { myTicketsMessages as text } from './my-tickets.messages.ts';
import styles from './my-tickets.module.css';
import { Tick } from './selection-bar.tsx';
import { categoryName, STATE_TONES } from './ticket-words.ts';

/** Columns of /d/my-tickets. */
export const myTicketColumns = (): Column<MyTicket>[] => [
  {
    key: 'code',
    title: text.code,
    before: (row) => <Tick row={row} />,
    cell: ({ code }) => <span className={styles.code}>{code}</span>,
  },
  { key: 'state', title: text.state, cell: ({ state }) => <RibbonBadge label={state} tone={STATE_TONES[state]} /> },
  {
    key: 'package',
    title: text.package,
    card: 'line',
    cell: ({ package: { name }, category }) => (
      <>
        <span className={styles.main}>{name}</span>
        <span className={styles.quiet} data-when="narrow">
          {categoryName(category)}
        </span>
      </>
    ),
  },
  { key: 'category', title: text.category, from: 'medium', cell: ({ category }) => categoryName(category) },
  { key: 'who', title: text.who, card: 'line', cell: ({ user }) => <Holder user={user} /> },
  { key: 'expires', title: text.expires, cell: (row) => <Expires row={row} /> },
  {
    key: 'created',
    title: text.created,
    from: 'wide',
    cell: ({ created_at: at }) => (
      <time dateTime={at} title={at}>
        <span className={styles.main}>{formatAgo(at)}</span>
        <span className={`${styles.quiet} ${styles.whole}`}>{formatShortMoment(at)}</span>
      </time>
    ),
  },
];

function Holder({ user }: { user: MyTicket['user'] }) {
  if (user === null) return <span className={`${styles.quiet} ${styles.none}`}>{text.nobody}</span>;
  return (
    <>
      <span className={styles.main}>{user.name}</span>
      <span className={`${styles.quiet} ${styles.long}`}>{user.email}</span>
    </>
  );
}

/** The last day, and how long the ticket is still valid if that matters. */
function Expires({ row: { expired_at: at, state } }: { row: MyTicket }) {
  if (at === null) return <span className={styles.quiet}>{text.nobody}</span>;
  const { words, tone } = expiryOf(at);
  const isOver = state === 'Used' || state === 'Voided';
  return (
    <time dateTime={at}>
      <span className={`${styles.main} ${styles.whole}`}>{formatDate(at)}</span>
      {isOver ? null : <span className={tone === 'soon' ? styles.soon : styles.quiet}>{words}</span>}
    </time>
  );
}
