import type { TestSimulator } from '../index.ts';
import type { World } from '../../src/world/world.ts';
import type { PartialValidation, SubTicketRecord, TicketRecord } from '../../src/world/ticket-records.ts';
import { newTripId, type TripRecord } from '../../src/world/trip-records.ts';

/**
 * Adds a trip of boat operator 1 from jetty 3 for the slot 11:00 - 12:00 of 10 March, reserved by the
 * CSA.
 */
export function addTrip({ world }: TestSimulator, part: Partial<TripRecord> = {}): TripRecord {
  const { trips } = world.tables;
  const date = part.date ?? '2026-03-10';
  return trips.insert({
    tripId: newTripId(date, trips.count('day', date) + 1),
    date,
    time: '11:00 - 12:00',
    shift: 'Shift 1 - Pagi',
    jettyId: 3,
    boatOperatorId: 1,
    boatNo: 'MLK 777',
    boatType: 'normal',
    staffId: 6,
    totalPassenger: 40,
    reservedAt: world.clock.now(),
    startedAt: null,
    ...part,
  });
}

/** Boards all passengers of a purchase who have not boarded. */
export function boardTicket({ world }: TestSimulator, id: number, { tripId, staffId }: TripRecord): TicketRecord {
  return world.tables.tickets.update(id, {
    used: true,
    validatedAt: world.clock.now(),
    adminValidatedId: staffId,
    tripId,
  });
}

/** Boards passengers of one category of a purchase separately. */
export function boardPart(
  { world }: TestSimulator,
  id: number,
  part: Pick<PartialValidation, 'category' | 'total'> & { trip: TripRecord },
): TicketRecord {
  const { category, total, trip } = part;
  const { tickets } = world.tables;
  return tickets.update(id, {
    partialValidate: [
      ...tickets.must(id).partialValidate,
      { category, total, at: world.clock.now(), tripId: trip.tripId },
    ],
  });
}

/** Boards one ticket of a batch. */
export function boardSubTicket({ world }: TestSimulator, id: number, { tripId }: TripRecord): SubTicketRecord {
  return world.tables.subTickets.update(id, { validatedAt: world.clock.now(), tripId });
}

export const NIGHT = '2026-03-09';
export const NEXT_DAY = '2026-03-10';
const BEFORE_MIDNIGHT = Date.parse('2026-03-09T23:55:00+08:00');
const AFTER_MIDNIGHT = Date.parse('2026-03-10T00:05:00+08:00');

/** Adds a trip that two adults board before midnight and the others of their purchase after it. */
export function boardOverMidnight({ world }: TestSimulator): { ticket: TicketRecord; trip: TripRecord } {
  const { trips, tickets } = world.tables;
  const waiting = tickets
    .all()
    .find(({ validatedAt, counts, departDate }) => validatedAt === null && departDate && (counts.adult ?? 0) > 2)!;
  const tripId = newTripId(NIGHT, 900);
  const trip = trips.insert({
    tripId,
    date: NIGHT,
    time: '23:00',
    shift: 'Shift 4 - Larut Malam',
    jettyId: 1,
    boatOperatorId: 4,
    boatNo: 'MLK 999',
    boatType: 'normal',
    staffId: 7,
    totalPassenger: waiting.passengers,
    reservedAt: BEFORE_MIDNIGHT,
    startedAt: AFTER_MIDNIGHT,
  });
  const ticket = tickets.update(waiting.id, {
    partialValidate: [{ category: 'adult', total: 2, at: BEFORE_MIDNIGHT, tripId }],
    used: true,
    validatedAt: AFTER_MIDNIGHT,
    adminValidatedId: 7,
    tripId,
  });
  return { ticket, trip };
}

/** Returns how many passengers boarded on a day, counted from the tickets only. */
export function countPassengersOn({ tables }: World, isOn: (at: number | null) => boolean): number {
  const purchases = tables.tickets.all().filter(({ validatedAt }) => isOn(validatedAt));
  const parts = tables.subTickets.all().filter(({ validatedAt }) => isOn(validatedAt));
  return purchases.reduce((sum, { passengers }) => sum + passengers, 0) + parts.length;
}
