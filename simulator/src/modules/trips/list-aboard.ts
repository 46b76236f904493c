import { PASSENGER_CATEGORIES, type PassengerCategory, type ScannedType } from '@muara/contract/constants';
import { formatInstant } from '@muara/contract/rules';
import type { PassengerCount, TripTicket } from '@muara/contract/types';
import { type Boarding, findPartBoarding, listBoardings } from '../../world/boardings.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

type Counts = Partial<Record<PassengerCategory | 'free', number>>;

/** A purchase or batch ticket, with its passengers aboard a trip. */
interface Aboard {
  readonly id: number;
  readonly code: string;
  readonly type: ScannedType;
  readonly name: string | null;
  readonly packageId: number;
  /** When its first passengers boarded. */
  readonly at: number;
  readonly counts: Counts;
  readonly passengers: number;
}

/** Returns the tickets aboard a trip in order of boarding. O(results). */
export function listAboard({ tables }: World, tripId: string): Aboard[] {
  const purchases = tables.tickets
    .by('trip', tripId)
    .map((ticket) => ({ ...purchaseFacts(ticket), ...sumBoardings(listBoardings(ticket), tripId) }));
  const parts = tables.subTickets.by('trip', tripId).map((part) => ({
    ...partFacts(part, tables.tickets.must(part.ticketId), findHolderName(tables, part)),
    ...sumBoardings([findPartBoarding(part) as Boarding], tripId),
  }));
  return [...purchases, ...parts].sort((a, b) => a.at - b.at || a.code.localeCompare(b.code, 'en'));
}

/** Returns how many passengers are aboard a trip. */
export function countAboard({ tables }: World, tripId: string): number {
  const purchases = tables.tickets.by('trip', tripId);
  return purchases.reduce(
    (sum, ticket) => sum + sumBoardings(listBoardings(ticket), tripId).passengers,
    tables.subTickets.count('trip', tripId),
  );
}

/** Returns the counts of these tickets by category, in the order of the contract. */
export function sumCategories(tickets: readonly Pick<Aboard, 'counts'>[]): PassengerCount[] {
  return [...PASSENGER_CATEGORIES, 'free' as const]
    .map((category) => ({ category, total: tickets.reduce((sum, { counts }) => sum + (counts[category] ?? 0), 0) }))
    .filter(({ total }) => total > 0);
}

/** Returns a ticket aboard a trip for the wire. */
export function presentAboard({ tables }: World, ticket: Aboard): TripTicket {
  const { id, code, type, name, packageId, at, passengers } = ticket;
  return {
    id,
    code,
    type,
    total_passengers: passengers,
    name,
    package: { name: tables.packages.must(packageId).name },
    validated_at: formatInstant(at),
    passengers: sumCategories([ticket]),
  };
}

function purchaseFacts({ id, code, buyer, packageId }: TicketRecord): Omit<Aboard, 'at' | 'counts' | 'passengers'> {
  return { id, code, type: 'ticket', name: buyer.name, packageId };
}

function partFacts(
  { id, code }: SubTicketRecord,
  batch: TicketRecord,
  holder: string | null,
): Omit<Aboard, 'at' | 'counts' | 'passengers'> {
  return { id, code, type: 'ticket_agent', name: holder ?? batch.buyer.name, packageId: batch.packageId };
}

function findHolderName({ users }: World['tables'], { holderName, userId }: SubTicketRecord): string | null {
  return holderName ?? (userId === null ? null : (users.get(userId)?.name ?? null));
}

/** Returns the passengers aboard one trip, and when the first of them boarded. */
function sumBoardings(boardings: readonly Boarding[], tripId: string): Pick<Aboard, 'at' | 'counts' | 'passengers'> {
  const counts: Counts = {};
  let passengers = 0;
  let first = Infinity;
  for (const boarding of boardings) {
    if (boarding.tripId !== tripId) continue;
    passengers += boarding.passengers;
    first = Math.min(first, boarding.at);
    for (const [category, count] of Object.entries(boarding.counts) as [keyof Counts, number][])
      counts[category] = (counts[category] ?? 0) + count;
  }
  return { at: first, counts, passengers };
}
