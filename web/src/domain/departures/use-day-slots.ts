import type { Slot } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { slotsQuery } from './departures.queries.ts';

interface DayParams {
  packageId: number;
  jettyId: number;
  ticketId: number;
  vvip: boolean;
  date: string;
}

interface DaySlots {
  /** Null while they load, and without parameters. */
  slots: readonly Slot[] | null;
  refetch(): Promise<unknown>;
}

/** Returns the slots of a day for a ticket that moves, kept fresh while others sell. */
export function useDaySlots(params: DayParams | null, onFailure: (error: Error) => void): DaySlots {
  const client = useClient();
  const query = slotsQuery(client, params && slotsParams(params));
  const { data, error, refetch } = useQuery({ ...query, gcTime: 0 });
  useRealtimeMessage('new-ticket', () => {
    if (params !== null) void refetch();
  });
  const fail = useEffectEvent(onFailure);
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure !== null) fail(failure);
  }, [failure]);
  return { slots: (params && data?.slots) ?? null, refetch };
}

const slotsParams = ({ packageId, jettyId, ticketId, date, vvip }: DayParams) =>
  ({ package_id: packageId, jetty_id: jettyId, ticket_id: ticketId, date, vvip: vvip ? 1 : 0 }) as const;
