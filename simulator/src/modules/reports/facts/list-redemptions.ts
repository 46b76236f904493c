import type { DayRange, RedemptionFact, ReportFilters } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import { findPartBoarding, listBoardings } from '../../../world/boardings.ts';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';
import { Redemption } from './redemption.ts';

/** The filters that apply to redemptions. */
type Filters = Pick<ReportFilters, 'agent_id' | 'platform' | 'jetty_id'>;

/** Returns whether the boardings of a purchase are wanted. */
type PurchaseTest = (ticket: TicketRecord) => boolean;

/** Yields matching boardings in order of time. O(days of the range). @param of only those of agents */
export function* listRedemptions(
  world: World,
  filters: ReportFilters,
  range?: DayRange,
  of?: 'agents',
): Generator<RedemptionFact> {
  const isWanted = createTest(filters, of);
  for (const day of listRedemptionDays(world, range))
    for (const redemption of listDayRedemptions(world, day, isWanted))
      if (filters.jetty_id === undefined || redemption.jettyId === filters.jetty_id) yield redemption;
}

/** Returns a test for purchases that match the filters; all match without filters. */
export function createTest({ agent_id: agentId, platform }: Filters, of?: 'agents'): PurchaseTest {
  return (ticket) =>
    (of === undefined || ticket.agentId !== null) &&
    (agentId === undefined || ticket.agentId === agentId) &&
    (platform === undefined || ticket.platform === platform);
}

/** Returns the days of a range with boardings, in order. */
export function listRedemptionDays({ tables }: World, range?: DayRange): string[] {
  const days = new Set([...tables.tickets.keys('boardedDay'), ...tables.subTickets.keys('boardedDay')]);
  return listDays([...days], range);
}

/** Returns the boardings of a day in order of time. */
export function listDayRedemptions(world: World, day: string, isWanted: PurchaseTest): Redemption[] {
  const { tickets, subTickets } = world.tables;
  const found: Redemption[] = [];
  for (const ticket of tickets.by('boardedDay', day)) {
    if (!isWanted(ticket)) continue;
    for (const boarding of listBoardingsOn(ticket, day)) found.push(new Redemption(world, boarding, ticket, null));
  }
  for (const part of subTickets.by('boardedDay', day)) {
    const ticket = tickets.must(part.ticketId);
    const boarding = isWanted(ticket) ? findPartBoarding(part) : null;
    if (boarding) found.push(new Redemption(world, boarding, ticket, part));
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Returns how many boardings a day has. O(purchases that boarded in parts). */
export function countRedemptions({ tables }: World, day: string): number {
  const { tickets, subTickets } = tables;
  const inParts = tickets.by('boardedInParts', day);
  const more = inParts.reduce((sum, ticket) => sum + listBoardingsOn(ticket, day).length - 1, 0);
  return tickets.count('boardedDay', day) + subTickets.count('boardedDay', day) + more;
}

function listBoardingsOn(ticket: TicketRecord, day: string) {
  const boardings = listBoardings(ticket);
  return ticket.partialValidate.length === 0 ? boardings : boardings.filter(({ at }) => toLocalDate(at) === day);
}
