import type { Departure } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { listBoardings } from '../../world/boardings.ts';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { counterSale, EMPTY_DAY, openTill, TODAY } from '../../../testing/stages/sales.ts';
import { addTrip, boardPart, boardSubTicket, boardTicket } from '../../../testing/stages/trips.ts';

const JETTY = 3;
const SLOT = '21:00 - 22:00';
const PAST_DAY = '2026-03-09';

const getBoard = async (who: TestCaller, date?: string): Promise<Departure[]> =>
  (await who.call('getDepartureBoard', { query: date === undefined ? {} : { date } })).departures;
const departureOf = async (who: TestCaller, slot: string | null = SLOT, jetty = JETTY, date = EMPTY_DAY) =>
  (await getBoard(who, date)).find((departure) => departure.jetty_id === jetty && departure.slot === slot);

/** A till that sells two adults and a child for a slot on a day without other sales. */
async function stage() {
  const { sim, till } = await openTill();
  const sell = async (part: Parameters<typeof counterSale>[0] = {}): Promise<number> => {
    const body = counterSale({ jetty_id: JETTY, depart_date: EMPTY_DAY, slot: SLOT, ...part });
    return (await till.call('generateTicket', { body })).ticket!.id;
  };
  const trip = (part: Parameters<typeof addTrip>[1] = {}) => addTrip(sim, { date: EMPTY_DAY, time: SLOT, ...part });
  return { sim, till, sell, trip };
}

describe('getDepartureBoard', () => {
  test('200: defaults to today, with every slot of every open jetty', async () => {
    const sim = createTestSimulator();
    const csa = await sim.as('csa');
    const { jetties } = sim.world.tables;
    const answer = await csa.call('getDepartureBoard');
    expect(answer).toMatchObject({ date: TODAY, now: '2026-03-10T10:00:00+08:00' });
    const slots = jetties.all().reduce((sum, jetty) => sum + Math.max(1, jetty.slots.length), 0);
    expect(answer.departures).toHaveLength(slots);
    jetties.update(2, { active: false });
    const left = (await getBoard(csa, '2027-01-01')).map(({ jetty_id: id }) => id);
    expect(new Set(left)).toEqual(new Set([1, 3]));
  });

  test('200: lists the next departure first, departed ones last', async () => {
    const { sim, till, trip } = await stage();
    trip({ date: TODAY, time: '11:00', jettyId: 1 });
    const states = (await getBoard(till)).map(({ slot, state }) => `${slot ?? 'day'} ${state}`);
    expect(states.slice(0, 4)).toEqual([
      '10:00 - 11:00 boarding',
      '10:00 - 11:00 boarding',
      '11:00 - 12:00 coming',
      '11:00 - 12:00 coming',
    ]);
    expect(states.slice(-3)).toEqual(['day coming', '09:00 - 10:00 departed', '09:00 - 10:00 departed']);
    sim.clock.pass(14 * 60 * 60_000);
    const past = await getBoard(await sim.as('csa'), TODAY);
    expect(new Set(past.map(({ state }) => state))).toEqual(new Set(['departed']));
  });

  test('200: counts paid, boarded and remaining passengers', async () => {
    const { sim, till, sell, trip } = await stage();
    const [whole, part] = [await sell(), await sell()];
    await sell();
    const boat = trip();
    boardTicket(sim, whole, boat);
    boardPart(sim, part, { category: 'adult', total: 2, trip: boat });
    expect(await departureOf(till)).toEqual({
      jetty_id: JETTY,
      jetty: 'Sungai Linggi',
      slot: SLOT,
      state: 'boarding',
      capacity: sim.world.tables.jetties.must(JETTY).maxPassenger,
      sold: 9,
      boarded: 5,
      left: 4,
      walk_ups: 0,
      tickets: 3,
      vvip_tickets: 0,
      trips: [
        {
          trip_id: boat.tripId,
          boat_no: 'MLK 777',
          boat_operator: sim.world.tables.boatOperators.must(1).name,
          state: 'reserved',
          validated: 5,
          places: 40,
        },
      ],
    });
    sim.world.tables.trips.update(boat.id, { startedAt: sim.clock.now() });
    expect((await departureOf(till))?.trips).toMatchObject([{ state: 'running', validated: 5, places: null }]);
  });

  test.each<[string, object]>([
    ['voided', { cancel: { requestedAt: null, doneAt: 1, adminId: 1, note: '', bank: null } }],
    ['refunded', { refund: { requestedAt: null, doneAt: 1, adminId: 1, note: '', bank: null } }],
    ['expired', { expired: true }],
    ['of dishes alone', { diningOnly: true }],
  ])('200: does not count a ticket that is %s', async (_, state) => {
    const { sim, till, sell } = await stage();
    sim.world.tables.tickets.update(await sell(), state);
    expect(await departureOf(till)).toMatchObject({ sold: 0, tickets: 0, left: 0 });
  });

  test('200: does not count unpaid orders', async () => {
    const { sim, till } = await stage();
    const body = { ...counterSale({ jetty_id: JETTY, slot: SLOT }), platform: 'web_app' as const };
    await sim.call('generatePublicTicket', {
      body: {
        ...body,
        depart_date: EMPTY_DAY,
        payment_method: 'ipay88',
        name: 'Aina',
        email: 'aina@mail.test',
        contact: '+60123456789',
      },
    });
    expect(await departureOf(till)).toMatchObject({ sold: 0, tickets: 0 });
  });

  test('200: counts passengers with open tickets or tickets of another slot as walk-ups', async () => {
    const { sim, till, sell, trip } = await stage();
    const [own, other] = [await sell(), await sell({ slot: '20:00 - 21:00' })];
    const boat = trip();
    boardTicket(sim, own, boat);
    boardTicket(sim, other, boat);
    const open = sim.world.tables.subTickets.all().find(({ validatedAt }) => validatedAt === null)!;
    boardSubTicket(sim, open.id, boat);
    expect(await departureOf(till)).toMatchObject({ sold: 3, boarded: 3, left: 0, walk_ups: 4 });
    const earlier = await departureOf(till, '20:00 - 21:00');
    expect(earlier).toMatchObject({ sold: 3, boarded: 3, left: 0, walk_ups: 0, trips: [] });
  });

  test('200: has one row for a jetty without slots, with all trips of the day', async () => {
    const { sim, till, sell, trip } = await stage();
    const ticket = await sell({ jetty_id: 1, slot: undefined });
    boardTicket(sim, ticket, trip({ jettyId: 1, time: '10:00' }));
    trip({ jettyId: 1, time: '15:00' });
    const rows = (await getBoard(till, EMPTY_DAY)).filter(({ jetty_id: id }) => id === 1);
    expect(rows).toMatchObject([{ slot: null, capacity: null, sold: 3, boarded: 3, trips: { length: 2 } }]);
    sim.world.tables.jetties.update(1, { maxPassenger: 60 });
    expect(await departureOf(till, null, 1)).toMatchObject({ capacity: 60 });
  });

  test('200: shows the shared seats of the settings, plus the boats of VVIP bookings', async () => {
    const { sim, till, sell } = await stage();
    const shared = (await departureOf(till, '15:00 - 16:00', 2))?.capacity as number;
    expect(shared).toBe(sim.world.tables.settings.must(1).maxPassenger);
    const party = await sell({ jetty_id: 2, slot: '15:00 - 16:00' });
    sim.world.tables.tickets.update(party, { vvip: true });
    expect(await departureOf(till, '15:00 - 16:00', 2)).toMatchObject({
      capacity: shared + 3,
      sold: 3,
      tickets: 1,
      vvip_tickets: 1,
    });
  });

  test('200: keeps removed slots and jetties while they have tickets', async () => {
    const { sim, till, sell } = await stage();
    await sell();
    const { jetties } = sim.world.tables;
    jetties.update(JETTY, { slots: [{ from: '08:00', to: '09:00' }] });
    const slots = async () =>
      (await getBoard(till, EMPTY_DAY)).filter(({ jetty_id: id }) => id === JETTY).map(({ slot }) => slot);
    expect(await slots()).toEqual(['08:00 - 09:00', SLOT]);
    jetties.update(JETTY, { deletedAt: sim.clock.now() });
    expect(await slots()).toEqual([SLOT]);
  });

  test('200: counts every boarding of a past day of the seed once', async () => {
    const sim = createTestSimulator();
    const rows = await getBoard(await sim.as('csa'), PAST_DAY);
    const sum = (field: 'sold' | 'boarded' | 'left' | 'walk_ups'): number =>
      rows.reduce((total, row) => total + row[field], 0);
    expect(sum('boarded') + sum('walk_ups')).toBe(countAboard(sim, PAST_DAY));
    expect(sum('sold')).toBe(sum('boarded') + sum('left'));
    expect(sum('walk_ups')).toBeGreaterThan(0);
    for (const { left } of rows) expect(left).toBeGreaterThanOrEqual(0);
  });

  test('403: requires staff with Tickets / View', async () => {
    const sim = createTestSimulator();
    for (const who of ['agent', 'tourguide', 'customer'])
      expect(await (await sim.as(who)).refused('getDepartureBoard')).toMatchObject({ code: 'permission_denied' });
  });

  test('422: refuses an invalid date', async () => {
    const csa = await createTestSimulator().as('csa');
    const refused = await csa.refused('getDepartureBoard', { query: { date: '2026-02-30' } });
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

function countAboard({ world }: TestSimulator, date: string): number {
  const { tickets, subTickets, trips } = world.tables;
  const of = (tripId: string | null): boolean => trips.one('tripId', tripId ?? '')?.date === date;
  const purchases = tickets
    .all()
    .flatMap(listBoardings)
    .filter(({ tripId }) => of(tripId));
  return (
    purchases.reduce((sum, { passengers }) => sum + passengers, 0) +
    subTickets.all().filter(({ validatedAt, tripId }) => validatedAt !== null && of(tripId)).length
  );
}
