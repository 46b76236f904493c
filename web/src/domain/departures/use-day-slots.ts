import type { Slot } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';

interface DayQuestion {
  packageId: number;
  jettyId: number;
  ticketId: number;
  vvip: boolean;
  date: string;
}

interface DaySlots {
  /** Null while they load, or when nothing is asked. */
  slots: readonly Slot[] | null;
  refetch(): Promise<unknown>;
}

/** Returns the slots of a day for a ticket that moves; never from the cache, because others sell too. */
export function useDaySlots(question: DayQuestion | null, onFailure: (error: Error) => void): DaySlots {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['pos', 'slots', 'departure', question],
    queryFn: ({ signal }) => {
      const { packageId, jettyId, ticketId, vvip, date } = question!;
      const body = { package_id: packageId, jetty_id: jettyId, ticket_id: ticketId, date, vvip: vvip ? 1 : 0 } as const;
      return client.call.listSlots({ body, signal });
    },
    enabled: question !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useRealtimeMessage('new-ticket', () => {
    if (question !== null) void refetch();
  });
  const fail = useEffectEvent(onFailure);
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure !== null) fail(failure);
  }, [failure]);
  return { slots: (question && data?.slots) ?? null, refetch };
}
