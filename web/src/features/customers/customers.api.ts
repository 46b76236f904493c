import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recordQuery } from '@/domain/records/record-query.ts';

type CustomerQuery = NonNullable<OperationMap['listCustomers']['query']>;

/** The first word of all customer query keys. */
export const CUSTOMERS = ['customers'] as const;

/** One page of the customers. */
export const customersQuery = (client: MuaraClient, query: CustomerQuery) =>
  queryOptions({
    queryKey: [...CUSTOMERS, 'list', query],
    queryFn: ({ signal }) => client.call.listCustomers({ query, signal }),
  });

/** One customer; null for a new one. */
export const customerQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery({ key: CUSTOMERS, list: (query) => client.call.listCustomers({ query }), queries, id });

/** One page of what a customer has bought, 0-based. */
export const purchasesQuery = (client: MuaraClient, id: number, page: number) =>
  queryOptions({
    queryKey: [...CUSTOMERS, 'purchases', id, page],
    queryFn: ({ signal }) => client.call.listCustomerPurchases({ params: { id }, query: { page }, signal }),
  });
