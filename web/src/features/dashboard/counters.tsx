import type { ReactNode } from 'react';
import { Link } from '@/ui/link.tsx';
import { useSessionActions, useSignedIn } from '@/lib/app-context.ts';
import { formatCount } from '@/lib/money.ts';
import { paths } from '@/lib/paths.ts';
import { rememberTicketFilter } from '@/lib/ticket-filters.ts';
import { BigStat } from '@/ui/big-stat.tsx';
import { CalendarIcon, CrownIcon, RefundIcon, VoidIcon } from '@/ui/icons.tsx';
import styles from './counters.module.css';
import { dashboardMessages as text } from './dashboard.messages.ts';

/** The counters from the bubble, each leading to its filtered list (000 §2). */
export function Counters() {
  const { user } = useSignedIn();
  const { can, hasPermission } = useSessionActions();
  const { bubble } = user;
  const tickets = can('listTickets');
  if (!tickets && !hasPermission('Booking', 'View')) return null;
  return (
    <section className={styles.row} aria-label={text.counters}>
      {tickets ? (
        <>
          <Counter label={text.refundRequests} count={bubble.refund_request} icon={<RefundIcon />} list={0} type="refund-request" />
          <Counter label={text.voidRequests} count={bubble.cancel_request} icon={<VoidIcon />} list={0} type="cancel-request" />
          <Counter label={text.upcomingVvip} count={bubble.upcoming_vvip} icon={<CrownIcon />} list={1} type="upcoming" />
        </>
      ) : null}
      {hasPermission('Booking', 'View') ? (
        <div className={styles.card}>
          <span className={styles.icon}>
            <CalendarIcon />
          </span>
          <BigStat label={text.pendingVvip} value={formatCount(bubble.pending_booking_vvip)} />
        </div>
      ) : null}
    </section>
  );
}

interface CounterProps {
  label: string;
  count: number;
  icon: ReactNode;
  list: 0 | 1;
  type: 'refund-request' | 'cancel-request' | 'upcoming';
}

function Counter({ label, count, icon, list, type }: CounterProps) {
  return (
    <Link
      to={paths.tickets(list, `?type=${type}`)}
      className={styles.card}
      data-waiting={count > 0 || undefined}
      onClick={() => rememberTicketFilter(list, { type })}
    >
      <span className={styles.icon}>{icon}</span>
      <BigStat label={label} value={formatCount(count)} />
    </Link>
  );
}
