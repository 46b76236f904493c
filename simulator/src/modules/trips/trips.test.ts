import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { counterSale, openTill, TODAY } from '../../../testing/stages/sales.ts';
import {
  addTrip,
  boardOverMidnight,
  boardPart,
  boardSubTicket,
  boardTicket,
  NIGHT,
} from '../../../testing/stages/trips.ts';

const CSA = 6;
const SUPERVISOR = 7;

const newestTrips = ({ world }: TestSimulator) =>
  world.tables.trips.all().toSorted((a, b) => b.reservedAt - a.reservedAt || b.id - a.id);

/** Sells two adults and a child for the slot 11:00 - 12:00 of jetty 3. */
async function sellParty() {
  const { sim, till } = await openTill();
  const sale = counterSale({ jetty_id: 3, depart_date: TODAY, slot: '11:00 - 12:00', name: 'Nurul Huda' });
  const { ticket } = await till.call('generateTicket', { body: sale });
  return { sim, csa: await sim.as('csa'), ticket: ticket! };
}

describe('listTrips', () => {
  test('200: lists all trips, latest first, twenty per page, each once', async () => {
    const sim = createTestSimulator();
    const csa = await sim.as('csa');
    const expected = newestTrips(sim).map(({ tripId }) => tripId);
    const pages = await Promise.all([0, 1, 2].map((page) => csa.call('listTrips', { query: { page } })));
    expect(pages.flatMap(({ data }) => data.map(({ trip_id: id }) => id))).toEqual(expected.slice(0, 60));
    expect(pages[0]?.total).toBe(expected.length);
    const end = await csa.call('listTrips', { query: { page: 1_000_000 } });
    expect(end).toMatchObject({ data: [], total: expected.length });
  });

  test('200: shows the capacity of a reserved trip, and the passengers of a started one', async () => {
    const { sim, csa, ticket } = await sellParty();
    const trip = addTrip(sim);
    boardTicket(sim, ticket.id, trip);
    const first = async () => (await csa.call('listTrips')).data[0];
    expect(await first()).toEqual({
      id: trip.id,
      trip_id: 'T20260310-001',
      boat_no: 'MLK 777',
      boat_operator: { name: sim.world.tables.boatOperators.must(1).name },
      staff: { name: 'Faizal Othman' },
      total_passenger: 40,
      created_at: '2026-03-10T10:00:00+08:00',
      date: TODAY,
      time: '11:00 - 12:00',
      jetty: { name: 'Sungai Linggi' },
      state: 'reserved',
      validated: 3,
    });
    sim.world.tables.trips.update(trip.id, { startedAt: sim.clock.now() });
    expect(await first()).toMatchObject({ state: 'running', total_passenger: 3, validated: 3 });
    sim.clock.pass(2 * 60 * 60_000);
    expect(await first()).toMatchObject({ state: 'finished', total_passenger: 3 });
  });

  test.each<[string, { user_id?: number; boat_operator_id?: number }]>([
    ['the CSA', { user_id: CSA }],
    ['the boat operator', { boat_operator_id: 4 }],
    ['both', { user_id: SUPERVISOR, boat_operator_id: 4 }],
    ['nobody who has scanned', { user_id: 1 }],
  ])('200: filters by %s', async (_, query) => {
    const sim = createTestSimulator();
    const expected = newestTrips(sim).filter(
      ({ staffId, boatOperatorId }) =>
        (query.user_id ?? staffId) === staffId && (query.boat_operator_id ?? boatOperatorId) === boatOperatorId,
    );
    const { data, total } = await (await sim.as('csa')).call('listTrips', { query });
    expect(data.map(({ trip_id: id }) => id)).toEqual(expected.slice(0, 20).map(({ tripId }) => tripId));
    expect(total).toBe(expected.length);
  });

  test.each([
    ['a trip ID in any case', 't20260310-001', 1],
    ['a boat number', 'mlk 777', 1],
    ['nothing that exists', 'no such boat', 0],
  ])('200: finds by %s', async (_, search, total) => {
    const sim = createTestSimulator();
    addTrip(sim);
    expect((await (await sim.as('csa')).call('listTrips', { query: { search } })).total).toBe(total);
  });

  test('200: searches names of CSA, boat operator and jetty within the filters', async () => {
    const sim = createTestSimulator();
    const csa = await sim.as('csa');
    const { trips, boatOperators } = sim.world.tables;
    const count = (search: string, query: object = {}) =>
      csa.call('listTrips', { query: { search, ...query } }).then(({ total }) => total);
    expect(await count('faizal')).toBe(trips.count('staff', CSA));
    expect(await count('SUNGAI linggi')).toBe(trips.all().filter(({ jettyId }) => jettyId === 3).length);
    const { name } = boatOperators.must(4);
    expect(await count(` ${name} `)).toBe(trips.all().filter(({ boatOperatorId }) => boatOperatorId === 4).length);
    expect(await count('faizal', { user_id: SUPERVISOR })).toBe(0);
  });

  test('200: offers staff who have scanned, and current boat operators', async () => {
    const sim = createTestSimulator();
    const csa = await sim.as('csa');
    const { boatOperators, users } = sim.world.tables;
    boatOperators.update(4, { deletedAt: sim.clock.now() });
    const answer = await csa.call('listTrips');
    expect(answer.users.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([CSA, SUPERVISOR]);
    expect(answer.users[0]?.name).toBe(users.must(CSA).name);
    const names = boatOperators.all().filter(({ deletedAt }) => deletedAt == null);
    expect(answer.boat_operators.map(({ name }) => name)).toEqual(names.map(({ name }) => name).toSorted());
    expect((await csa.call('listTrips', { query: { boat_operator_id: 4 } })).total).toBeGreaterThan(0);
  });

  test.each(['agent', 'tourguide', 'customer'])('403: is refused to a %s', async (who) => {
    const caller = await createTestSimulator().as(who);
    expect(await caller.refused('listTrips')).toMatchObject({ status: 403, code: 'permission_denied' });
  });
});

describe('getTrip', () => {
  test('200: returns the trip with its first tickets', async () => {
    const { sim, csa, ticket } = await sellParty();
    const trip = addTrip(sim, { startedAt: sim.clock.now() });
    boardTicket(sim, ticket.id, trip);
    const answer = await csa.call('getTrip', { params: { trip_id: trip.tripId } });
    expect(answer.trip).toMatchObject({
      shift: 'Shift 1 - Pagi',
      started_at: '2026-03-10T10:00:00+08:00',
      boat_type: 'normal',
      total_passenger: 3,
    });
    expect(answer.trip.tickets).toEqual([
      {
        id: ticket.id,
        code: ticket.code,
        type: 'ticket',
        total_passengers: 3,
        name: 'Nurul Huda',
        package: ticket.package && { name: ticket.package.name },
        validated_at: '2026-03-10T10:00:00+08:00',
        passengers: [
          { category: 'adult', total: 2 },
          { category: 'child', total: 1 },
        ],
      },
    ]);
  });

  test.each(['getTrip', 'listTripTickets', 'getTripManifest'] as const)(
    '404: %s refuses an unknown trip ID',
    async (id) => {
      const csa = await createTestSimulator().as('csa');
      const refused = await csa.refused(id, { params: { trip_id: 'T20260310-999' } });
      expect(refused).toMatchObject({ status: 404, code: 'trip_not_found', body: { message: 'Trip does not exist' } });
    },
  );
});

describe('listTripTickets', () => {
  test('200: shows only passengers who boarded this trip', async () => {
    const { sim, csa, ticket } = await sellParty();
    const [first, second] = [addTrip(sim), addTrip(sim, { boatNo: 'MLK 778' })];
    const aboard = async (trip: typeof first) =>
      (await csa.call('listTripTickets', { params: { trip_id: trip.tripId } })).data.map(
        ({ total_passengers: total, passengers }) => ({ total, passengers }),
      );
    boardPart(sim, ticket.id, { category: 'adult', total: 1, trip: first });
    expect(await aboard(first)).toEqual([{ total: 1, passengers: [{ category: 'adult', total: 1 }] }]);
    expect(await aboard(second)).toEqual([]);
    boardPart(sim, ticket.id, { category: 'child', total: 1, trip: first });
    boardTicket(sim, ticket.id, second);
    expect(await aboard(first)).toEqual([
      {
        total: 2,
        passengers: [
          { category: 'adult', total: 1 },
          { category: 'child', total: 1 },
        ],
      },
    ]);
    expect(await aboard(second)).toEqual([{ total: 1, passengers: [{ category: 'adult', total: 1 }] }]);
  });

  test('200: counts a purchase that boards over midnight once', async () => {
    const sim = createTestSimulator();
    const { ticket, trip } = boardOverMidnight(sim);
    const csa = await sim.as('csa');
    const { data } = await csa.call('listTripTickets', { params: { trip_id: trip.tripId } });
    expect(data).toMatchObject([{ code: ticket.code, total_passengers: ticket.passengers }]);
    expect(data[0]?.validated_at.slice(0, 10)).toBe(NIGHT);
  });

  test('200: lists batch tickets by their own codes in order of boarding, searched and paged', async () => {
    const { sim, parts } = boardBatch(25);
    const csa = await sim.as('csa');
    const page = (query: object) =>
      csa.call('listTripTickets', { params: { trip_id: 'T20260310-001' }, query }).then(({ data, total }) => ({
        codes: data.map(({ code }) => code),
        total,
      }));
    const codes = parts.map(({ code }) => code);
    expect(await page({})).toEqual({ codes: codes.slice(0, 20), total: 25 });
    expect(await page({ page: 1 })).toEqual({ codes: codes.slice(20), total: 25 });
    expect(await page({ page: 2 })).toEqual({ codes: [], total: 25 });
    expect(await page({ search: codes[22]!.toLowerCase() })).toEqual({ codes: [codes[22]], total: 1 });
    expect(await page({ search: 'nobody' })).toEqual({ codes: [], total: 0 });
    const { trip } = await csa.call('getTrip', { params: { trip_id: 'T20260310-001' } });
    expect(trip).toMatchObject({ validated: 25 });
    expect(trip.tickets).toHaveLength(20);
    expect(trip.tickets[0]).toMatchObject({ id: parts[0]?.id, type: 'ticket_agent', total_passengers: 1 });
  });

  test('200: searches the name of a ticket’s holder', async () => {
    const { sim, parts } = boardBatch(3);
    sim.world.tables.subTickets.update(parts[1]!.id, { holderName: 'Siti Aminah' });
    const csa = await sim.as('csa');
    const { data } = await csa.call('listTripTickets', {
      params: { trip_id: 'T20260310-001' },
      query: { search: 'aminah' },
    });
    expect(data).toMatchObject([{ code: parts[1]!.code, name: 'Siti Aminah' }]);
  });
});

describe('getTripManifest', () => {
  test('200: lists every ticket of the trip with the totals by category', async () => {
    const { sim, trip, parts } = boardBatch(25);
    const party = sim.world.tables.tickets.all().find(({ counts, validatedAt }) => counts.child && !validatedAt)!;
    boardTicket(sim, party.id, trip);
    const csa = await sim.as('csa');
    const manifest = await csa.call('getTripManifest', { params: { trip_id: trip.tripId } });
    expect(manifest.tickets).toHaveLength(26);
    expect(manifest.trip).toMatchObject({ validated: 25 + party.passengers, tickets: { length: 20 } });
    const total = manifest.trip.passengers.reduce((sum, { total: passengers }) => sum + passengers, 0);
    expect(total).toBe(25 + party.passengers);
    expect(manifest.trip.passengers).toContainEqual({
      category: 'adult',
      total: parts.length + (party.counts.adult ?? 0),
    });
  });
});

/** A trip with tickets of an agent's batch, boarding one per second. */
function boardBatch(size: number) {
  const sim = createTestSimulator();
  const trip = addTrip(sim);
  const { subTickets } = sim.world.tables;
  const waiting = subTickets.all().filter(({ validatedAt, category }) => validatedAt === null && category === 'adult');
  const parts = waiting.slice(0, size).map(({ id }) => {
    sim.clock.pass(1000);
    return boardSubTicket(sim, id, trip);
  });
  return { sim, trip, parts };
}
