import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';

type SlotsParams = OperationMap['listSlots']['body'];

export interface DayRange {
  /** 'YYYY-MM-DD' */
  from: string;
  to: string;
}

/** The start of all slot query keys; its first word makes changes to the sale refetch them. */
export const SLOTS_KEY = ['pos', 'slots'] as const;

/**
 * Departure slots with their free seats, read afresh each time because others sell too.
 * The seats of `ticket_id` count as free.
 */
export const slotsQuery = (client: MuaraClient, params: SlotsParams | null) =>
  queryOptions({
    queryKey: [...SLOTS_KEY, params],
    queryFn: () => client.call.listSlots({ body: params! }),
    enabled: params !== null,
    staleTime: 0,
    // Keep visible slots fresh. After a failed load, a person retries.
    refetchInterval: ({ state }) => (state.data === undefined ? false : 30_000),
    retry: false,
  });

/** The blocked days of a package: holidays, and days without free seats (002 §9). */
export const blockedDatesQuery = (client: MuaraClient, packageId: number | null, days: DayRange | null) =>
  queryOptions({
    queryKey: ['pos', 'dates', packageId, days],
    queryFn: () => client.call.listBlockedDates({ body: { package_id: packageId!, ...days! } }),
    enabled: packageId !== null && days !== null,
    staleTime: 30_000,
    retry: false,
  });
