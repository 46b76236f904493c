import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { PassengerTotals } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** The wristbands of one category, which stand together. */
interface WristbandGroup {
  name: string;
  from: number;
  to: number;
}

/** Whose wristband each number is: in the order of the categories, free heads last. */
export function groupWristbands(ticket: PassengerTotals & { total_free: number }): WristbandGroup[] {
  const counts: [name: string, count: number][] = PASSENGER_CATEGORIES.map((category) => [
    labels.passenger[category],
    ticket[`total_${category}`],
  ]);
  let last = 0;
  return [...counts, [toolText.freeHeads, ticket.total_free] as const].flatMap(([name, count]) => {
    const from = last + 1;
    last += count;
    return count === 0 ? [] : [{ name, from, to: last }];
  });
}
