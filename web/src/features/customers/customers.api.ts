import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';
import { defineRecords } from '@/domain/records/define-records.ts';

/** Customers, whom staff can add but not change. */
export const customers = defineRecords('customers', { list: 'listCustomers', add: 'addCustomer' });

/** One page of what a customer has bought, 0-based. */
export const purchasesQuery = (client: MuaraClient, id: number, page: number) =>
  queryOptions({
    queryKey: [...customers.key, 'purchases', id, page],
    queryFn: ({ signal }) => client.call.listCustomerPurchases({ params: { id }, query: { page }, signal }),
  });
