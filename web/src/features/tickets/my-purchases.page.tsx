import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { rememberTicketFilter } from '@/domain/tickets/ticket-filters.ts';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { useListParams } from '@/ui/list/use-list-params.ts';
import { myPurchaseQuery, myPurchasesQuery } from './my-purchase.api.ts';
import { myPurchaseMessages as text } from './my-purchase.messages.ts';
import { ReceivedTickets } from './received-tickets.tsx';
import { myPurchaseColumns } from './ticket-columns.tsx';
import { KeptFilters } from './ticket-filters.kept.tsx';
import { queryOf, ticketChips, TICKET_DEFAULTS, TicketSelects } from './ticket-filters.tsx';
import { ticketsMessages } from './tickets.messages.ts';

/** /d/my-purchase: what an agent, a tour guide or a customer has bought (001 §2, §6). */
export default function MyPurchasesPage() {
  return (
    <KeptFilters list="mine" path={paths.myPurchases}>
      <MyPurchases />
    </KeptFilters>
  );
}

function MyPurchases() {
  const client = useClient();
  const queries = useQueryClient();
  const { filters } = useListParams(TICKET_DEFAULTS);
  useEffect(
    () => rememberTicketFilter('mine', { type: filters.type, search: filters.search }),
    [filters.type, filters.search],
  );
  return (
    <ListPage
      title={text.list}
      lead={() => <ReceivedTickets />}
      defaults={TICKET_DEFAULTS}
      query={(asked) => myPurchasesQuery(client, { ...queryOf(asked.filters), page: asked.page })}
      columns={myPurchaseColumns}
      rowKey={({ code }) => code}
      rowHref={({ code }) => paths.myPurchase(0, code)}
      onNear={({ code }) => void queries.prefetchQuery(myPurchaseQuery(client, code))}
      search={{ label: ticketsMessages.search, placeholder: ticketsMessages.searchPlaceholder }}
      filters={({ filters: shown, set, data }) => (
        <TicketSelects list="mine" filters={shown} methods={data?.payment_methods ?? []} onChange={set} />
      )}
      chips={ticketChips}
      empty={{ title: text.empty, text: text.emptyText }}
      noMatch={text.noMatch}
      results={text.results}
    />
  );
}
