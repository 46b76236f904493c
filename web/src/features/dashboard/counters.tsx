import type { TicketTypeFilter } from '@muara/contract/constants';
import type { ReactNode } from 'react';
import { Link } from '@/ui/link.tsx';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { rememberTicketFilter } from '@/domain/tickets/ticket-filters.ts';
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
  // Voids of single tickets are in no ticket list: those who decide see all of them in their inbox.
  const voidsTo = can('approveVoid') ? { to: paths.approvals('?kind=void') } : toList(0, 'cancel-request');
  if (!tickets && !hasPermission('Booking', 'View')) return null;
  return (
    <section className={styles.row} aria-label={text.counters}>
      {tickets ? (
        <>
          <Counter
            label={text.refundRequests}
            count={bubble.refund_request}
            icon={<RefundIcon />}
            {...toList(0, 'refund-request')}
          />
          <Counter
            label={text.voidRequests}
            count={bubble.cancel_request + bubble.sub_cancel_request}
            icon={<VoidIcon />}
            {...voidsTo}
          />
          <Counter
            label={text.upcomingVvip}
            count={bubble.upcoming_vvip}
            icon={<CrownIcon />}
            {...toList(1, 'upcoming')}
          />
        </>
      ) : null}
      {hasPermission('Booking', 'View') ? (
        <Counter
          label={text.pendingVvip}
          count={bubble.pending_booking_vvip}
          icon={<CalendarIcon />}
          to={paths.bookings(0, '?status=pending')}
        />
      ) : null}
    </section>
  );
}

interface CounterProps {
  label: string;
  count: number;
  icon: ReactNode;
  to: string;
  onOpen?(): void;
}

function Counter({ label, count, icon, to, onOpen }: CounterProps) {
  return (
    <Link to={to} className={styles.card} data-waiting={count > 0 || undefined} onClick={onOpen}>
      <span className={styles.icon}>{icon}</span>
      <BigStat label={label} value={formatCount(count)} />
    </Link>
  );
}

/** The way to a ticket list under a type filter, which the list also keeps for the next visit (001 §2). */
function toList(list: 0 | 1, type: TicketTypeFilter): Pick<CounterProps, 'to' | 'onOpen'> {
  return { to: paths.tickets(list, `?type=${type}`), onOpen: () => rememberTicketFilter(list, { type }) };
}
