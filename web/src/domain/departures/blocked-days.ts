import type { MuaraClient } from '@muara/client/http';
import type { BlockedDates } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { addDays, addMonths } from '@/lib/calendar-days.ts';

type Told = BlockedDates['disable_reasons'];
type BlockedDay = Told[string];

/**
 * Returns the days of a month ('YYYY-MM') that a package cannot depart on.
 * It shares its key with the sale, so changes to the days refetch both.
 */
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
 * Returns why a departure cannot move to a day; null if it can.
 * Only new VVIP orders need notice. The ticket's own day is never sold out for it: the ticket may hold the last seats
 * (001 §5).
 * @param own the day on which it departs now
 */
export function whyBlocked(told: Told, day: string, own: string | null): BlockedDay | null {
  const reason = told[day];
  if (reason === undefined || reason.code === 'vvip_lead') return null;
  return reason.code === 'sold_out' && day === own ? null : reason;
}
