import type { MuaraClient } from '@muara/client/http';
import type { BlockedDates } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { addDays, addMonths } from '@/lib/calendar-days.ts';

type Told = BlockedDates['disable_reasons'];
type BlockedDay = Told[string];

/** What cannot be chosen in a month of a package, 'YYYY-MM'. The key is that of the sale: what changes its days, changes these. */
export function blockedDaysQuery(client: MuaraClient, packageId: number, month: string) {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  return queryOptions({
    queryKey: ['pos', 'dates', 'departure', packageId, month],
    queryFn: () => client.call.listBlockedDates({ body: { package_id: packageId, from, to } }),
    staleTime: 30_000,
    retry: false,
  });
}

/** Several months as one. */
export function joinMonths(months: readonly (BlockedDates | undefined)[]): Told {
  return Object.assign({}, ...months.map((month) => month?.disable_reasons ?? {}));
}

/**
 * Why a departure cannot be moved to a day; null when it can. Notice is asked of new VVIP orders alone, and of the day that
 * is sold out the ticket itself may hold the last seats (001 §5).
 *
 * @param own the day on which it departs now
 */
export function whyBlocked(told: Told, day: string, own: string | null): BlockedDay | null {
  const reason = told[day];
  if (reason === undefined || reason.code === 'vvip_lead') return null;
  return reason.code === 'sold_out' && day === own ? null : reason;
}
