import { PAGE_SIZE } from '@muara/contract/constants';
import type { SubTicketRow, Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDate } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { PageTurner } from '@/domain/lists/page-turner.tsx';
import { Link } from '@/ui/link.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { SubStateBadge } from '@/domain/labels/sub-state-badge.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { categoryName } from './category-name.ts';
import { PrintOne } from './print-one.tsx';
import lines from '@/domain/tickets/ticket-lines.module.css';
import styles from './sub-tickets.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { subTicketsQuery } from './tickets.api.ts';
import { ticketsMessages } from './tickets.messages.ts';

/** The tickets of a batch, which slide in beside the purchase; each leads to its own screen (001 §2). */
export default function SubTicketsDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { code } = ticket;
  const client = useClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const query = useQuery(subTicketsQuery(client, code, page, search));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <Dialog
      title={`${text.subTickets} #${code}`}
      size="side"
      onClose={onClose}
      footer={data && data.total > PAGE_SIZE ? <PageTurner page={page} total={data.total} onTurn={setPage} /> : null}
    >
      <div className={lines.head}>
        <SearchBox
          label={text.subSearch}
          placeholder={text.subSearchHint}
          value={search}
          onSearch={(words) => {
            setSearch(words);
            setPage(0);
          }}
        />
        <span role="status" className={lines.count}>
          {data ? text.subCount(data.total) : ''}
        </span>
      </div>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState title={search === '' ? ticketsMessages.noData : text.noMatch} />
        ) : (
          <ul className={lines.list} data-stale={isPlaceholderData || undefined}>
            {data.data.map((row) => (
              <Row key={row.id} row={row} batch={ticket} onOpen={onClose} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={lines.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
      )}
    </Dialog>
  );
}

function Row({ row, batch, onOpen }: { row: SubTicketRow; batch: Ticket; onOpen(): void }) {
  const expiry = row.expired_at ? `${text.expiry} ${formatDate(row.expired_at)}` : null;
  const used = row.validated_at ? `${text.usedAt} ${formatDate(row.validated_at)}` : null;
  const isOver = row.state === 'Used' || row.state === 'Voided';
  const frozen = row.frozen_by && !isOver ? text.frozenBy[row.frozen_by] : null;
  return (
    <li className={styles.item}>
      <Link to={paths.subTicket(row.code)} className={lines.row} onClick={onOpen}>
        <span className={lines.code}>{row.code}</span>
        <SubStateBadge state={row.state} />
        <span className={lines.quiet}>
          {[categoryName(row.category), row.user?.name, used ?? expiry, frozen].filter(Boolean).join(' · ')}
        </span>
      </Link>
      <PrintOne part={row} batch={batch} small />
    </li>
  );
}
