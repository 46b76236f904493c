import { PASSENGER_CATEGORIES, type PassengerCategory } from '@muara/contract/constants';
import { toLocalDate } from '@muara/contract/rules';
import type { Instant, LocalDate } from './records.ts';
import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';

/** Passengers of one purchase who boarded a boat together, or one ticket of a batch. */
export interface Boarding {
  readonly at: Instant;
  readonly tripId: string | null;
  readonly counts: Readonly<Partial<Record<PassengerCategory | 'free', number>>>;
  readonly passengers: number;
}

const NONE: never[] = [];

type Boardable = Pick<TicketRecord, 'validatedAt' | 'tripId' | 'partialValidate' | 'counts' | 'free' | 'passengers'>;
type BoardablePart = Pick<SubTicketRecord, 'validatedAt' | 'tripId' | 'category'>;

/**
 * Returns the boardings of a purchase in order: each group that boarded separately, then everybody
 * else.
 */
export function listBoardings(ticket: Boardable): Boarding[] {
  const { validatedAt, tripId, partialValidate } = ticket;
  const boardings: Boarding[] = partialValidate.map((part) => ({
    at: part.at,
    tripId: part.tripId ?? null,
    counts: { [part.category]: part.total },
    passengers: part.total,
  }));
  if (validatedAt === null) return boardings;
  const ahead = boardings.reduce((sum, { passengers }) => sum + passengers, 0);
  const rest = ticket.passengers - ahead;
  if (rest > 0 || boardings.length === 0)
    boardings.push({ at: validatedAt, tripId, counts: countRest(ticket), passengers: rest });
  return boardings;
}

/** Returns the boarding of one ticket of a batch; null before it boards. */
export function findPartBoarding({ validatedAt, tripId, category }: BoardablePart): Boarding | null {
  return validatedAt === null ? null : { at: validatedAt, tripId, counts: { [category]: 1 }, passengers: 1 };
}

/** Returns the boarding days of a purchase, one per boarding. */
export function listBoardingDays(ticket: Boardable): LocalDate[] {
  const { validatedAt, partialValidate } = ticket;
  if (partialValidate.length === 0) return validatedAt === null ? NONE : [toLocalDate(validatedAt)];
  return listBoardings(ticket).map(({ at }) => toLocalDate(at));
}

/** Returns the trips that passengers of a purchase boarded, one per boarding. */
export function listBoardedTrips(ticket: Boardable): string[] {
  const { validatedAt, tripId: last, partialValidate } = ticket;
  if (partialValidate.length === 0) return validatedAt === null || last === null ? NONE : [last];
  return listBoardings(ticket).flatMap(({ tripId }) => tripId ?? []);
}

/** Returns the passengers of a purchase who did not board separately, by category. */
function countRest({ counts, free, partialValidate }: Boardable): Boarding['counts'] {
  const rest: Partial<Record<PassengerCategory | 'free', number>> = {};
  for (const category of [...PASSENGER_CATEGORIES, 'free'] as const) {
    const all = category === 'free' ? free : (counts[category] ?? 0);
    const ahead = partialValidate.reduce((sum, part) => sum + (part.category === category ? part.total : 0), 0);
    if (all > ahead) rest[category] = all - ahead;
  }
  return rest;
}
