import type { TestSimulator } from '../hosts/in-process/index.ts';
import type { World } from '../world/world.ts';
import type { TicketRecord } from '../world/ticket-records.ts';
import { newTripId, type TripRecord } from '../world/trip-records.ts';

export const NIGHT = '2026-03-09';
export const NEXT_DAY = '2026-03-10';
const BEFORE_MIDNIGHT = Date.parse('2026-03-09T23:55:00+08:00');
const AFTER_MIDNIGHT = Date.parse('2026-03-10T00:05:00+08:00');

/** Adds a trip on which two adults board before midnight and the rest of their party after it. */
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
    totalPassenger: waiting.heads,
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

/** Returns how many passengers boarded on a day, counted from the tickets alone. */
export function countPassengersOn({ tables }: World, isOn: (at: number | null) => boolean): number {
  const purchases = tables.tickets.all().filter(({ validatedAt }) => isOn(validatedAt));
  const parts = tables.subTickets.all().filter(({ validatedAt }) => isOn(validatedAt));
  return purchases.reduce((sum, { heads }) => sum + heads, 0) + parts.length;
}
