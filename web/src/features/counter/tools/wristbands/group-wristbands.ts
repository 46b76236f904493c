import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { PassengerTotals } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** The consecutive wristbands of one category. */
interface WristbandGroup {
  name: string;
  from: number;
  to: number;
}

/** Groups the wristbands of a ticket by category in order, free passengers last. */
export function groupWristbands(ticket: PassengerTotals & { total_free: number }): WristbandGroup[] {
  const counts: [name: string, count: number][] = PASSENGER_CATEGORIES.map((category) => [
    labels.passenger[category],
    ticket[`total_${category}`],
  ]);
  let last = 0;
  return [...counts, [toolText.freePassengers, ticket.total_free] as const].flatMap(([name, count]) => {
    const from = last + 1;
    last += count;
    return count === 0 ? [] : [{ name, from, to: last }];
  });
}
