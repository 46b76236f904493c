import type { DayRange, RedemptionFact, ReportFilters } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import { findPartBoarding, listBoardings, type Boarding } from '../../../world/boardings.ts';
import type { SubTicketRecord, TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';
import { Purchase } from './purchase.ts';

/** A boarding of a purchase, or of one ticket of its batch. */
export interface Redemption {
  readonly boarding: Boarding;
  readonly ticket: TicketRecord;
  readonly part: SubTicketRecord | null;
}

/** Returns the boardings that fit the filters, in order of time. Costs the days of the range. */
export function* listRedemptions(world: World, filters: ReportFilters, range?: DayRange): Generator<RedemptionFact> {
  for (const day of listRedemptionDays(world, range))
    for (const redemption of listRedemptionsOf(world, day))
      if (matchesRedemption(world, redemption, filters)) yield readRedemption(world, redemption);
}

/** Returns the days of a range on which somebody boarded, the first one first. */
export function listRedemptionDays({ tables }: World, range?: DayRange): string[] {
  const days = new Set([...tables.tickets.keys('boardedDay'), ...tables.subTickets.keys('boardedDay')]);
  return listDays([...days], range);
}

/** Returns the boardings of a day in order of time. */
export function listRedemptionsOf({ tables }: World, day: string): Redemption[] {
  const { tickets, subTickets } = tables;
  const purchases = tickets.by('boardedDay', day).flatMap((ticket) =>
    listBoardings(ticket)
      .filter(({ at }) => toLocalDate(at) === day)
      .map((boarding) => ({ boarding, ticket, part: null })),
  );
  const parts = subTickets.by('boardedDay', day).flatMap((part) => {
    const boarding = findPartBoarding(part);
    return boarding ? { boarding, ticket: tickets.must(part.ticketId), part } : [];
  });
  return [...purchases, ...parts].sort((a, b) => a.boarding.at - b.boarding.at);
}

/** Returns how many boardings a day has. Costs the parties that boarded in parts, not the others. */
export function countRedemptionsOf({ tables }: World, day: string): number {
  const { tickets, subTickets } = tables;
  const inParts = tickets.by('boardedInParts', day);
  const more = inParts.reduce((sum, ticket) => sum + countOn(ticket, day) - 1, 0);
  return tickets.count('boardedDay', day) + subTickets.count('boardedDay', day) + more;
}

function countOn(ticket: TicketRecord, day: string): number {
  return listBoardings(ticket).filter(({ at }) => toLocalDate(at) === day).length;
}

/** Returns whether a boarding fits the filters; its jetty is that of the trip. */
export function matchesRedemption(
  world: World,
  { boarding, ticket }: Redemption,
  { agent_id: agentId, platform, jetty_id: jettyId }: Pick<ReportFilters, 'agent_id' | 'platform' | 'jetty_id'>,
): boolean {
  return (
    (agentId === undefined || ticket.agentId === agentId) &&
    (platform === undefined || ticket.platform === platform) &&
    (jettyId === undefined || jettyOf(world, boarding, ticket) === jettyId)
  );
}

/** Returns a boarding as reports and views show it. What it refers to keeps its name after it was removed. */
export function readRedemption(world: World, { boarding, ticket, part }: Redemption): RedemptionFact {
  const { jetties, boatOperators, users } = world.tables;
  const { at, passengers } = boarding;
  const trip = tripOf(world, boarding);
  const jettyId = jettyOf(world, boarding, ticket);
  const staffId = trip?.staffId ?? (part ? null : ticket.adminValidatedId);
  return {
    at,
    day: toLocalDate(at),
    purchase: new Purchase(world, ticket),
    code: part?.code ?? ticket.code,
    passengers,
    jetty: jettyId === null ? null : jetties.must(jettyId).name,
    boatOperator: trip ? boatOperators.must(trip.boatOperatorId).name : null,
    boatNo: trip?.boatNo ?? null,
    csa: staffId === null ? null : users.must(staffId).name,
  };
}

function jettyOf(world: World, boarding: Boarding, ticket: TicketRecord): number | null {
  return tripOf(world, boarding)?.jettyId ?? ticket.jettyId;
}

function tripOf({ tables }: World, { tripId }: Boarding) {
  return tripId === null ? undefined : tables.trips.one('tripId', tripId);
}
