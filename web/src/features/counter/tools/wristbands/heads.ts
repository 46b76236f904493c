import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { PassengerTotals } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** The wristbands of one category, which stand together. */
interface HeadGroup {
  name: string;
  from: number;
  to: number;
}

/** Whose wristband each number is: in the order of the categories, free heads last. */
export function headGroups(party: PassengerTotals & { total_free: number }): HeadGroup[] {
  const counts: [name: string, count: number][] = PASSENGER_CATEGORIES.map((category) => [
    labels.passenger[category],
    party[`total_${category}`],
  ]);
  let last = 0;
  return [...counts, [toolText.freeHeads, party.total_free] as const].flatMap(([name, count]) => {
    const from = last + 1;
    last += count;
    return count === 0 ? [] : [{ name, from, to: last }];
  });
}
