import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

export type TicketListQuery = NonNullable<OperationMap['listTickets']['query']>;
export type TicketListAnswer = OperationMap['listTickets']['answer'];

/** One page of a ticket list; the rows of the page before stay until the next are here. */
export const ticketListQuery = (client: MuaraClient, query: TicketListQuery) =>
  queryOptions({
    queryKey: ['tickets', 'list', query],
    queryFn: ({ signal }) => client.call.listTickets({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One ticket by its code. */
export const ticketQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', code],
    queryFn: async ({ signal }) => (await client.call.getTicket({ params: { ticket_code: code }, signal })).ticket,
  });

/** One ticket of a batch by its code. */
export const subTicketQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['tickets', 'sub', code],
    queryFn: async ({ signal }) => (await client.call.getSubTicket({ params: { code }, signal })).ticket,
  });

/** The tickets of a batch, twenty a page. */
export const subTicketsQuery = (client: MuaraClient, code: string, page: number, search: string) =>
  queryOptions({
    queryKey: ['tickets', 'subs', code, page, search],
    queryFn: ({ signal }) => client.call.listSubTickets({ params: { code }, query: { page, search }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whose messages and story are asked for. */
export interface TicketFile {
  id: number;
  /** It is a ticket of a batch. */
  sub: boolean;
}

const fileQuestion = ({ id, sub }: TicketFile) => ({
  params: { id },
  query: sub ? { type: 'ticket_agent' as const } : {},
});

/** Emails about a ticket, and calls to the park service. */
export const ticketLogsQuery = (client: MuaraClient, file: TicketFile) =>
  queryOptions({
    queryKey: ['tickets', 'logs', file],
    queryFn: async ({ signal }) => (await client.call.listTicketLogs({ ...fileQuestion(file), signal })).logs,
    retry: false,
  });

/** The timeline of a ticket, newest first. */
export const timelineQuery = (client: MuaraClient, file: TicketFile) =>
  queryOptions({
    queryKey: ['tickets', 'timeline', file],
    queryFn: async ({ signal }) => (await client.call.getTicketTimeline({ ...fileQuestion(file), signal })).entries,
  });

export const printHistoryQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['tickets', 'prints', id],
    queryFn: async ({ signal }) => (await client.call.listPrintHistory({ params: { id }, signal })).print_history,
    staleTime: 0,
  });

/** Payments and attempts at one, oldest first. */
export const paymentsQuery = (client: MuaraClient, id: number) =>
  queryOptions({
    queryKey: ['tickets', 'payments', id],
    queryFn: async ({ signal }) => (await client.call.listPayments({ params: { id }, signal })).payment_history,
    retry: false,
  });

/** What shows tickets: the first words of their queries. */
const SHOWING_TICKETS = ['tickets', 'approvals', 'bookings', 'my_tickets'] as const;

/** Refetches every query that may show the changed ticket; resolves when active ones are fresh. */
export async function refreshTickets(queries: QueryClient): Promise<void> {
  await Promise.all(SHOWING_TICKETS.map((word) => queries.invalidateQueries({ queryKey: [word] })));
}
