import type { ScannedTicket } from '@muara/contract/types';

/** How many of each category of a ticket board now. */
export type Picked = Readonly<Record<string, number>>;

type Left = Pick<ScannedTicket, 'left'>;

/** Returns how many passengers of a ticket have not boarded. */
export function countLeft({ left }: Left): number {
  return left.reduce((sum, { total }) => sum + total, 0);
}

/** Returns how many passengers were picked. */
export function countPicked(picked: Picked): number {
  return Object.values(picked).reduce((sum, total) => sum + total, 0);
}

/** Picks all remaining passengers, or none when the boat lacks places, so that the crew chooses. */
export function pickAll(ticket: Left, remaining: number): Picked {
  if (countLeft(ticket) > remaining) return {};
  return Object.fromEntries(ticket.left.map(({ category, total }) => [category, total]));
}

/** Picks a number of one category, within those left and the places left. */
export function pick(
  picked: Picked,
  { category, total }: { category: string; total: number },
  { ticket, remaining }: { ticket: Left; remaining: number },
): Picked {
  const left = ticket.left.find((one) => one.category === category)?.total ?? 0;
  const others = countPicked(picked) - (picked[category] ?? 0);
  return { ...picked, [category]: Math.max(0, Math.min(total, left, remaining - others)) };
}
