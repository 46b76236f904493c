import { PAGE_SIZE, TICKET_LIST_TYPES, type TicketListType } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { errorText } from '@/lib/errors.ts';
import { formatCount } from '@/lib/money.ts';
import { paths } from '@/lib/paths.ts';
import { keptTicketFilter, rememberTicketFilter } from '@/lib/ticket-filters.ts';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import { FilterChips } from '@/ui/list/filter-chips.tsx';
import { Pager } from '@/ui/list/pager.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { activeChips, TicketFilters, TICKET_DEFAULTS } from './ticket-filters.tsx';
import styles from './ticket-list.page.module.css';
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
  const navigate = useNavigate();
  const { can } = useSessionActions();
  const params = useListParams(TICKET_DEFAULTS);
  const top = useRef<HTMLDivElement>(null);
  const { page, filters, filtered } = params;
  const question = (of: number): TicketListQuestion => ({
    page: of - 1,
    ticket_type: list,
    type: filters.type as TicketListQuestion['type'],
    payment_method: filters.method,
    platform: filters.platform,
    ...(filters.search ? { search: filters.search } : {}),
  });
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(ticketListQuery(client, question(page)));
  const live = useLiveTickets({ list, queryKey: ticketListQuery(client, question(1)).queryKey, plain: page === 1 && !filtered, top });

  useEffect(() => rememberTicketFilter(list, { type: filters.type, search: filters.search }), [list, filters.type, filters.search]);

  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const isPastEnd = data !== undefined && !isPlaceholderData && page > last;
  const stepBack = useEffectEvent(() => navigate(params.pageQuery(last), { replace: true }));
  useEffect(() => {
    if (isPastEnd) void stepBack();
  }, [isPastEnd]);

  const prefetchPage = (of: number) => void queries.prefetchQuery(ticketListQuery(client, question(of)));
  const canOpen = can('getTicket');
  const total = data?.total ?? 0;
  const browsing = page > 1 && page * PAGE_SIZE < total && !isPlaceholderData;
  // Who pages on with the pointer resting on 'Next' sends no new sign of it.
  const prefetchNext = useEffectEvent(() => prefetchPage(page + 1));
  useEffect(() => {
    if (browsing) prefetchNext();
  }, [browsing, page]);

  return (
    <>
      <PageTitle
        title={text.title(list)}
        sub={
          <span role="status" aria-live="polite">
            {data ? text.results(formatCount(total), total === 1) : '\u00a0'}
          </span>
        }
      />
      <TicketFilters list={list} filters={filters} methods={data?.payment_methods ?? []} onChange={params.set} />
      <div className={styles.chips}>
        <FilterChips chips={activeChips(filters, params.set)} onReset={params.reset} />
        {live.waiting > 0 ? (
          <button type="button" className={styles.live} onClick={live.show}>
            {text.newTickets(live.waiting)}
          </button>
        ) : null}
      </div>
      <div className={styles.surface} ref={top}>
        {error && !data ? (
          <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <TableSkeleton rows={8} />
        ) : data.data.length > 0 ? (
          <DataTable
            caption={text.title(list)}
            columns={ticketColumns}
            rows={data.data}
            rowKey={(row) => row.code}
            rowHref={(row) => (canOpen && isPurchase(row) ? paths.ticket(list, row.code) : null)}
            onNear={(row) => void queries.prefetchQuery(ticketQuery(client, row.code))}
            isNew={(row) => live.isNew(row.code)}
            stale={isPlaceholderData}
          />
        ) : filtered ? (
          <EmptyState
            title={text.noMatch}
            text={text.noMatchText}
            action={
              <Button kind="plain" onClick={params.reset}>
                {text.reset}
              </Button>
            }
          />
        ) : (
          <EmptyState title={text.noData} />
        )}
      </div>
      <div className={styles.pager}>
        <Pager page={page} total={total} query={params.pageQuery} onNear={prefetchPage} />
      </div>
    </>
  );
}

/** The code of a purchase has at most eleven characters; sub-tickets, which are longer, have no screen of their own yet. */
function isPurchase({ code }: TicketListRow): boolean {
  return code.length <= 11;
}
