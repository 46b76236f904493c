import type { FoundTicket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { saleKeys } from '../../../sale.api.ts';

/** Whether the deposit of a booking in two parts is paid; null while that is not known. */
export function useDepositPaid({ code, partial_payment: partial }: FoundTicket): boolean | null {
  const client = useClient();
  const { can } = useSessionActions();
  const { data } = useQuery({
    queryKey: [...saleKeys.all, 'booking', code],
    queryFn: ({ signal }) => client.call.getTicket({ params: { ticket_code: code }, signal }),
    enabled: partial && can('getTicket'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.ticket.partial_paid ?? null;
}
