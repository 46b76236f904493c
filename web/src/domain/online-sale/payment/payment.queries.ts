import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';
import { saleKeys } from '@/domain/sale/sale.queries.ts';

/** The ticket that this browser remembers as unpaid; null when the server does not know it. */
export const unpaidOrderQuery = (client: MuaraClient, code: string) =>
  queryOptions({
    queryKey: [...saleKeys.all, 'unpaid', code],
    queryFn: async () => (await client.call.getSalePackages({ query: { ticket_code: code } })).ticket,
    gcTime: 0,
  });

/** A new payment attempt for a ticket. Each response is one more: it is requested once for each visit. */
export const paymentAttemptQuery = (client: MuaraClient, code: string, documentKey: string | null) => {
  const key = documentKey === null ? {} : { key: documentKey };
  return queryOptions({
    queryKey: [...saleKeys.all, 'again', code],
    queryFn: () => client.call.getSalePackages({ query: { ticket_code: code, try_again: '1', ...key } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
};
