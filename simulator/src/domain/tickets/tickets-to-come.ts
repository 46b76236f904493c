import type { Rules } from '@muara/contract/rules';
import type { AffectedTickets } from '@muara/contract/types';
import type { LocalDate } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getSeatHolder } from './ticket-state.ts';

/**
 * Returns the tickets and bookings still to depart in a range of days, by day: paid or holding seats,
 * not refunded or voided, nobody boarded, slot not ended.
 */
export function listUpcomingTickets(
  world: World,
  rules: Rules,
  { from, to }: { from?: LocalDate; to?: LocalDate } = {},
): TicketRecord[] {
  const { tickets } = world.tables;
  const now = world.clock.now();
  const today = rules.toLocalDate(now);
  const minute = rules.toLocalMinutes(now);
  const first = from === undefined || from < today ? today : from;
  const days = (tickets.keys('comes') as LocalDate[]).filter((day) => day >= first && (to === undefined || day <= to));
  return days
    .sort()
    .flatMap((day) => tickets.by('comes', day))
    .filter(({ departDate, slot }) => departDate !== today || findEnd(rules, slot) > minute)
    .filter((ticket) => ticket.balance.isPaid || rules.holdsCapacity(getSeatHolder(ticket), now));
}

/** Returns the number of tickets and passengers. */
export function countTickets(tickets: readonly TicketRecord[]): AffectedTickets {
  return { tickets: tickets.length, passengers: tickets.reduce((sum, { passengers }) => sum + passengers, 0) };
}

/** Returns the minute of day at which a slot ends; a ticket without one departs until midnight. */
function findEnd(rules: Rules, label: string | null): number {
  const slot = label === null ? null : rules.parseSlot(label);
  return slot ? Number(slot.to.slice(0, 2)) * 60 + Number(slot.to.slice(3)) : Number.POSITIVE_INFINITY;
}
