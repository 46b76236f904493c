import { PAGE_SIZE } from '@muara/contract/constants';
import type { TripTicket, TripTicketList } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatShortMoment } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Link } from '@/ui/link.tsx';
import { PageTurner } from '@/domain/lists/page-turner.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { categoryName } from './category-name.ts';
import lines from '@/domain/tickets/ticket-lines.module.css';
import styles from './trip-tickets.module.css';
import { tripTicketsQuery } from './trips.api.ts';
import { tripsMessages as text } from './trips.messages.ts';

/**
 * The tickets aboard a trip, in a side panel with search and pages of twenty (002 §2.16).
 * Each links to its own screen.
 */
export default function TripTicketsDialog({ tripId, onClose }: { tripId: string; onClose(): void }) {
  const client = useClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    tripTicketsQuery(client, tripId, page, search),
  );
  return (
    <Dialog
      title={text.ticketsOf(tripId)}
      size="side"
      onClose={onClose}
      footer={data && data.total > PAGE_SIZE ? <PageTurner page={page} total={data.total} onTurn={setPage} /> : null}
    >
      <div className={lines.head}>
        <SearchBox
          label={text.ticketSearch}
          placeholder={text.ticketSearchHint}
          value={search}
          onSearch={(words) => {
            setSearch(words);
            setPage(0);
          }}
        />
        <span role="status" className={lines.count}>
          {data ? text.ticketCount(data.total) : ''}
        </span>
      </div>
      {data ? (
        <Tickets data={data} stale={isPlaceholderData} searched={search !== ''} onOpen={onClose} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={lines.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
      )}
    </Dialog>
  );
}

interface TicketsProps {
  data: TripTicketList;
  stale: boolean;
  searched: boolean;
  onOpen(): void;
}

function Tickets({ data, stale, searched, onOpen }: TicketsProps) {
  if (data.data.length === 0) return <EmptyState title={searched ? text.noTicketMatches : text.noTickets} />;
  return (
    <ul className={lines.list} data-stale={stale || undefined}>
      {data.data.map((ticket) => (
        <li key={ticket.code} className={styles.item}>
          <TicketLink ticket={ticket} onOpen={onOpen}>
            <Ticket ticket={ticket} />
          </TicketLink>
        </li>
      ))}
    </ul>
  );
}

/** A purchase opens in list 0, a ticket of a batch in list 2, for those who may open them (002 §2.16). */
function TicketLink({ ticket, onOpen, children }: { ticket: TripTicket; onOpen(): void; children: ReactNode }) {
  const { can } = useSessionActions();
  if (!can('getTicket')) return <div className={lines.row}>{children}</div>;
  return (
    <Link to={paths.ticket(ticket.type === 'ticket' ? 0 : 2, ticket.code)} className={lines.row} onClick={onOpen}>
      {children}
    </Link>
  );
}

function Ticket({ ticket }: { ticket: TripTicket }) {
  const { code, total_passengers: passengers, name, validated_at: validatedAt } = ticket;
  const categories = ticket.passengers.map(({ category, total }) => `${formatCount(total)} ${categoryName(category)}`);
  return (
    <>
      <span className={lines.code}>{code}</span>
      <span>{text.passengerCount(passengers)}</span>
      <span className={lines.quiet}>
        {[name, ticket.package.name, categories.join(', ')].filter(Boolean).join(' · ')}
        <br />
        {text.validatedAt(formatShortMoment(validatedAt))}
      </span>
    </>
  );
}
