import { TICKET_LIST_TYPES, type TicketListType } from '@muara/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { rememberTicketFilter } from '@/domain/tickets/ticket-filters.ts';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { purchaseColumns, subTicketColumns } from './ticket-columns.tsx';
import { KeptFilters } from './ticket-filters.kept.tsx';
import {
  departureName,
  isDeparture,
  queryOf,
  ticketChips,
  TICKET_DEFAULTS,
  TicketSelects,
  type TicketFilters,
} from './ticket-filters.tsx';
import { subTicketQuery, ticketListQuery, ticketQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';
import { useLiveTickets } from './use-live-tickets.ts';
import { labels } from '@/domain/labels/labels.ts';
import { Link } from '@/ui/link.tsx';
import styles from './ticket-list-tabs.module.css';

/** The departure board leads to the tickets of a departure. */
const DEFAULTS = { ...TICKET_DEFAULTS, departure: '' };
const KNOWN = { departure: isDeparture };

/** Returns the filters of a staff list as its calls take them. */
function toQuery({ departure, ...filters }: TicketFilters & { departure: string }) {
  return { ...queryOf(filters), ...(departure === '' ? {} : { departure }) };
}

/** /d/tickets/{0–3} (001 §2). */
export default function TicketListPage() {
  const { type } = useParams();
  const list = TICKET_LIST_TYPES.find((known) => String(known) === type);
  if (list === undefined) return <Elsewhere because={text.pageNotFound} />;
  return (
    <KeptFilters key={list} list={list} path={(query) => paths.tickets(list, query)}>
      <TicketList list={list} />
    </KeptFilters>
  );
}

function Elsewhere({ because }: { because: string }) {
  useEffect(() => toast.error(because), [because]);
  return <Navigate to={paths.dashboard()} replace />;
}

function TicketList({ list }: { list: TicketListType }) {
  const client = useClient();
  const queries = useQueryClient();
  const { can, token } = useSessionActions();
  const { page, filters, filtered } = useListParams(DEFAULTS, KNOWN);
  const query = (asked: { page: number; filters: TicketFilters & { departure: string } }) =>
    ticketListQuery(client, { ...toQuery(asked.filters), page: asked.page, ticket_type: list });
  const plain = query({ page: 0, filters: DEFAULTS });
  const live = useLiveTickets({ list, queryKey: plain.queryKey, plain: page === 1 && !filtered });

  useEffect(
    () => rememberTicketFilter(list, { type: filters.type, search: filters.search }),
    [list, filters.type, filters.search],
  );

  const isParts = list > 1;
  const canOpen = can(isParts ? 'getSubTicket' : 'getTicket');
  const load = (code: string) =>
    isParts ? queries.prefetchQuery(subTicketQuery(client, code)) : queries.prefetchQuery(ticketQuery(client, code));
  const download = () => {
    const link = document.createElement('a');
    link.href = client.url('exportTickets', { query: { ...toQuery(filters), ticket_type: list }, token: token() });
    link.download = '';
    link.click();
  };
  return (
    <ListPage
      title={text.title(list)}
      defaults={DEFAULTS}
      known={KNOWN}
      query={query}
      columns={isParts ? subTicketColumns(can('getTicket')) : purchaseColumns}
      rowKey={(row) => row.code}
      rowHref={({ code }) => (canOpen ? (isParts ? paths.subTicket(code) : paths.ticket(list, code)) : null)}
      onNear={({ code }) => void load(code)}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      lead={() => <TicketListTabs list={list} />}
      filters={({ filters: shown, set, data }) => (
        <TicketSelects list={list} filters={shown} methods={data?.payment_methods ?? []} onChange={set} />
      )}
      chips={(shown) => [
        ...ticketChips(shown),
        { name: 'departure' as const, label: `${text.column.departure}: ${departureName(shown.departure)}` },
      ]}
      actions={
        can('exportTickets') ? (
          <Button kind="plain" icon={<DownloadIcon size={18} />} onClick={download}>
            {text.download}
          </Button>
        ) : null
      }
      noMatch={text.noMatch}
      results={text.results}
      live={live}
    />
  );
}

/** The way from one ticket list to the others. */
function TicketListTabs({ list }: { list: TicketListType }) {
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
