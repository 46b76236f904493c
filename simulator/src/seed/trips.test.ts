import { describe, expect, test } from 'vitest';
import { listBoardings } from '../world/boardings.ts';
import { DEFAULT_TICKETS, seedTables } from './seed.ts';

const NOW = Date.parse('2026-03-10T10:00:00+08:00');
const tables = seedTables({ seed: 1, tickets: DEFAULT_TICKETS, now: NOW });
const trips = tables.trips.all();

describe('trips of the seed', () => {
  test('everybody who boarded is on a trip, while it took passengers', () => {
    const boarded = [
      ...tables.tickets.all().filter(({ validatedAt }) => validatedAt !== null),
      ...tables.subTickets.all().filter(({ validatedAt }) => validatedAt !== null),
    ];
    expect(boarded.length).toBeGreaterThan(300);
    for (const { tripId, validatedAt } of boarded) {
      const trip = tables.trips.one('tripId', tripId as string)!;
      expect(validatedAt).toBeGreaterThanOrEqual(trip.reservedAt);
      expect(validatedAt).toBeLessThanOrEqual(trip.startedAt as number);
    }
  });

  test('a purchase boards at its jetty, on its day and in its slot, scanned by the crew that works there', () => {
    for (const { tripId, jettyId, departDate, slot, adminValidatedId } of tables.tickets.all()) {
      if (tripId === null) continue;
      const trip = tables.trips.one('tripId', tripId)!;
      expect(trip).toMatchObject({ jettyId, date: departDate, staffId: adminValidatedId });
      if (slot !== null) expect(trip.time).toBe(slot);
    }
  });

  test('the passengers of a trip are those who boarded, and a boat is overfull only for one large party', () => {
    for (const { tripId, totalPassenger } of trips) {
      const tickets = tables.tickets.by('trip', tripId);
      const parts = tables.subTickets.count('trip', tripId);
      const passengers = tickets.flatMap(listBoardings).reduce((sum, boarding) => sum + boarding.passengers, parts);
      expect(passengers).toBe(totalPassenger);
      if (totalPassenger > 40) expect(tickets.length + parts).toBe(1);
    }
  });

  test('charters have a boat of their own, and all other boats are shared ones', () => {
    const chartered = trips.filter(({ boatType }) => boatType === 'chartered');
    expect(chartered.length).toBeGreaterThan(0);
    for (const { tripId, boatType } of trips) {
      const tickets = tables.tickets.by('trip', tripId);
      expect(tickets.some(({ vvipCharter }) => vvipCharter)).toBe(boatType === 'chartered');
      if (boatType === 'chartered') expect(tickets.length + tables.subTickets.count('trip', tripId)).toBe(1);
    }
  });

  test('no boat leaves two jetties in the same hour', () => {
    const seen = new Map<string, number>();
    for (const { date, time, boatNo, jettyId } of trips) {
      const key = `${date} ${time.slice(0, 2)} ${boatNo}`;
      expect(seen.get(key) ?? jettyId, key).toBe(jettyId);
      seen.set(key, jettyId);
    }
  });

  test('trips lie before today, are numbered by day, and count for their operators', () => {
    const midnight = Date.parse('2026-03-10T00:00:00+08:00');
    for (const { startedAt } of trips) expect(startedAt).toBeLessThan(midnight);
    for (const day of tables.trips.keys('day')) {
      const numbers = tables.trips.by('day', day).map(({ tripId }) => tripId);
      expect(numbers).toEqual(
        numbers.map((_, index) => `T${String(day).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`),
      );
    }
    const counts = tables.boatOperators.all().map(({ id }) => tables.trips.count('operator', id));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(trips.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});
