import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

export type MyTicketsQuery = NonNullable<OperationMap['listMyTickets']['query']>;
export type MyTicketsAnswer = OperationMap['listMyTickets']['answer'];

/** One page of the agent's tickets; the rows of the page before stay until the next are here. */
export const myTicketsQuery = (client: MuaraClient, query: MyTicketsQuery) =>
  queryOptions({
    queryKey: ['my_tickets', 'list', query],
    queryFn: ({ signal }) => client.call.listMyTickets({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One of the agent's tickets with its QR code. */
export const myTicketQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['my_tickets', 'one', code],
    queryFn: ({ signal }) => client.call.getMyTicket({ params: { code }, signal }),
  });

/** Refetches every query that shows the agent's tickets; resolves when active ones are fresh. */
export async function refreshMyTickets(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['my_tickets'] });
}
