import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type PurchaseQuery = NonNullable<OperationMap['listMyPurchases']['query']>;

/** One page of what the signed-in buyer has bought. */
export const myPurchasesQuery = (client: MuaraClient, query: PurchaseQuery) =>
  queryOptions({
    queryKey: ['tickets', 'mine', 'list', query],
    queryFn: ({ signal }) => client.call.listMyPurchases({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the tickets that agents have sent to the person who is signed in. */
export const receivedTicketsQuery = (client: MuaraClient, page: number) =>
  queryOptions({
    queryKey: ['tickets', 'received', page],
    queryFn: ({ signal }) => client.call.listReceivedTickets({ query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** One of these purchases by its code. */
export const myPurchaseQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['tickets', 'mine', 'one', code],
    queryFn: async ({ signal }) => (await client.call.getMyPurchase({ params: { ticket_code: code }, signal })).ticket,
  });
