import { PASSENGER_CATEGORIES_META, type PassengerCategory } from '@muara/contract/constants';
import type { VisitorShare } from '@muara/contract/types';
import type { TicketRecord } from '../../world/ticket-records.ts';

const NAMELESS = 'Others';

/**
 * Returns where passengers come from (000 §3): locals by state, foreigners by country, each with its
 * percentage of all, to one decimal, largest first. Free passengers have no origin.
 */
export function countVisitors(tickets: readonly TicketRecord[]): { states: VisitorShare[]; countries: VisitorShare[] } {
  const states = new Map<string, number>();
  const countries = new Map<string, number>();
  let all = 0;
  for (const { counts, buyer } of tickets) {
    for (const category of Object.keys(counts) as PassengerCategory[]) {
      const passengers = counts[category] ?? 0;
      if (passengers === 0) continue;
      all += passengers;
      const local = PASSENGER_CATEGORIES_META[category].group === 'malaysian';
      const origin = (local ? buyer.state : buyer.country) ?? NAMELESS;
      const totals = local ? states : countries;
      totals.set(origin, (totals.get(origin) ?? 0) + passengers);
    }
  }
  return { states: listShares(states, all), countries: listShares(countries, all) };
}

function listShares(passengers: ReadonlyMap<string, number>, all: number): VisitorShare[] {
  return [...passengers]
    .map(([name, count]) => ({ name, total: Math.round((count * 1000) / all) / 10, total_passenger: count }))
    .sort((a, b) => b.total_passenger - a.total_passenger || (a.name < b.name ? -1 : 1));
}
