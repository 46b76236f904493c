import { TICKET_LIST_TYPES, type TicketListType } from '@muara/contract/constants';
import { labels } from '@/domain/labels/labels.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import styles from './ticket-list-tabs.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

/** The way from one ticket list to the others. */
export function TicketListTabs({ list }: { list: TicketListType }) {
  return (
    <nav className={styles.lists} aria-label={text.lists}>
      {TICKET_LIST_TYPES.map((type) => (
        <Link
          key={type}
          to={paths.tickets(type)}
          className={styles.list}
          aria-current={type === list ? 'page' : undefined}
        >
          {labels.ticketList[type]}
        </Link>
      ))}
    </nav>
  );
}
