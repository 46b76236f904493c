import type { MuaraClient } from '@muara/client/http';
import type { BlockedDates } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { addDays, addMonths } from '@/lib/calendar-days.ts';
import { saleKeys } from '@/domain/sale/sale.api.ts';

/** Returns the days of a month from today on; null when all are past. */
export function daysToCome(month: string, today: string): { from: string; to: string } | null {
  const first = `${month.slice(0, 7)}-01`;
  const to = addDays(addMonths(first, 1), -1);
  return to < today ? null : { from: first < today ? today : first, to };
}

/** The blocked days of a package in a month: holidays, and days without free seats (002 §9). */
export function blockedDatesQuery(client: MuaraClient, packageId: number | null, month: string, today: string) {
  const days = daysToCome(month, today);
  return queryOptions({
    queryKey: [...saleKeys.all, 'dates', packageId, month.slice(0, 7), today],
    queryFn: () => client.call.listBlockedDates({ body: { package_id: packageId!, ...days! } }),
    enabled: packageId !== null && days !== null,
    staleTime: 30_000,
    retry: false,
  });
}

/** Joins the blocked days of several months. */
export function joinBlockedDates(months: readonly (BlockedDates | undefined)[]): BlockedDates['disable_reasons'] {
  return Object.assign({}, ...months.map((month) => month?.disable_reasons ?? {}));
}
