import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type TicketListQuestion = NonNullable<OperationMap['listTickets']['query']>;
export type TicketListAnswer = OperationMap['listTickets']['answer'];

/** One page of a ticket list; the rows of the page before stay until the next are here. */
export const ticketListQuery = (client: MuaraClient, question: TicketListQuestion) =>
  queryOptions({
    queryKey: ['tickets', 'list', question],
    queryFn: ({ signal }) => client.call.listTickets({ query: question, signal }),
    placeholderData: keepPreviousData,
  });

/** One ticket by its code. */
export const ticketQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', code],
    queryFn: async ({ signal }) => (await client.call.getTicket({ params: { ticket_code: code }, signal })).ticket,
  });
