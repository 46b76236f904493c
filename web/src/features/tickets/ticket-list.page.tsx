import { TICKET_LIST_TYPES, type TicketListType } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { paths } from '@/lib/paths.ts';
import { keptTicketFilter, rememberTicketFilter } from '@/lib/ticket-filters.ts';
import { toast } from '@/lib/toast.ts';
import { ListPage } from '@/ui/list/list-page.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { ticketChips, TICKET_DEFAULTS, TicketSelects, type TicketFilters } from './ticket-filters.tsx';
import { ticketListQuery, ticketQuery, type TicketListQuestion } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';
import { useLiveTickets } from './use-live-tickets.ts';

/** /d/tickets/{0–3} (001 §2). Without Tickets/View there is nothing to see here: on to the dashboard. */
export default function TicketListPage() {
  const { type } = useParams();
  const { can } = useSessionActions();
  const list = TICKET_LIST_TYPES.find((known) => String(known) === type);
  if (!can('listTickets')) return <Elsewhere because={text.noPermission} />;
  return list === undefined ? <Elsewhere because={text.pageNotFound} /> : <KeptList key={list} list={list} />;
}

/** An address without filters opens with those that were kept in this browser (001 §2); any other address wins. */
function KeptList({ list }: { list: TicketListType }) {
  const { search } = useLocation();
  const [kept] = useState(() => (search === '' ? keptQuery(list) : ''));
  const [restored, setRestored] = useState(kept === '');
  if (!restored && search === '') return <Navigate to={paths.tickets(list, kept)} replace />;
  if (!restored) setRestored(true);
  return <TicketList list={list} />;
}

function keptQuery(list: TicketListType): string {
  const { type, search } = keptTicketFilter(list);
  const query = new URLSearchParams();
  if (type && type !== TICKET_DEFAULTS.type) query.set('type', type);
  if (search) query.set('search', search);
  return query.size > 0 ? `?${query}` : '';
}

function Elsewhere({ because }: { because: string }) {
  useEffect(() => toast.error(because), [because]);
  return <Navigate to={paths.dashboard} replace />;
}

function TicketList({ list }: { list: TicketListType }) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const { page, filters, filtered } = useListParams(TICKET_DEFAULTS);
  const query = (asked: { page: number; filters: TicketFilters }) => ticketListQuery(client, questionOf(list, asked));
  const plain = query({ page: 0, filters: TICKET_DEFAULTS });
  const live = useLiveTickets({ list, queryKey: plain.queryKey, plain: page === 1 && !filtered });

  useEffect(() => rememberTicketFilter(list, { type: filters.type, search: filters.search }), [list, filters.type, filters.search]);

  const canOpen = can('getTicket');
  return (
    <ListPage
      title={text.title(list)}
      defaults={TICKET_DEFAULTS}
      query={query}
      columns={ticketColumns}
      rowKey={(row) => row.code}
      rowHref={(row) => (canOpen && isPurchase(row) ? paths.ticket(list, row.code) : null)}
      onNear={(row) => void queries.prefetchQuery(ticketQuery(client, row.code))}
      search={{ label: text.search, placeholder: text.searchPlaceholder }}
      filters={({ filters: shown, set, data }) => <TicketSelects list={list} filters={shown} methods={data?.payment_methods ?? []} onChange={set} />}
      chips={ticketChips}
      noMatch={text.noMatch}
      results={text.results}
      live={live}
    />
  );
}

function questionOf(list: TicketListType, { page, filters }: { page: number; filters: TicketFilters }): TicketListQuestion {
  return {
    page,
    ticket_type: list,
    type: filters.type as TicketListQuestion['type'],
    payment_method: filters.method,
    platform: filters.platform,
    ...(filters.search ? { search: filters.search } : {}),
  };
}

/** The code of a purchase has at most eleven characters; sub-tickets, which are longer, have no screen of their own yet. */
function isPurchase({ code }: TicketListRow): boolean {
  return code.length <= 11;
}
