import { toLocalDate } from '@muara/contract/rules';
import type { ReportDocument } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../../testing/index.ts';
import { boardOverMidnight, countPassengersOn, NEXT_DAY, NIGHT } from '../../../testing/stages/trips.ts';

type Query = Record<string, string>;
type Row = Record<string, string | number | null>;

const WINTER = '2026-01-01,2026-03-31';
const DAILY = { staff_id: 'all', trip_type: 'Daily' };

const read = async (who: TestCaller, type: string, query: Query): Promise<ReportDocument> =>
  await who.call('getReportData', { params: { type }, query });
const getTable = ({ tables }: ReportDocument, name: string) => tables.find((table) => table.name === name)!;
const rowsOf = (report: ReportDocument, name: string): Row[] => getTable(report, name).rows;
const refuse = async (who: TestCaller, type: string, query: Query = {}): Promise<string> =>
  (await who.refused('getReportData', { params: { type }, query })).code;

describe('the trip report', () => {
  test('requires staff and a trip type, and shows a CSA only their own', async () => {
    const sim = createTestSimulator();
    const [supervisor, csa] = [await sim.as('supervisor'), await sim.as('csa')];
    expect(await refuse(supervisor, 'trip', { trip_type: 'Daily' })).toBe('staff_required');
    expect(await refuse(supervisor, 'trip', { staff_id: 'all' })).toBe('trip_type_required');
    expect(await refuse(supervisor, 'trip', { staff_id: 'all', trip_type: 'Weekly' })).toBe('report_filter_invalid');
    expect(await refuse(csa, 'trip', { staff_id: '7', trip_type: 'Daily' })).toBe('report_staff_locked');
    const own = rowsOf(await read(csa, 'trip', { trip_type: 'Daily' }), 'trips');
    expect(new Set(own.map(({ csa: name }) => name))).toEqual(new Set(['Faizal Othman']));
    expect(rowsOf(await read(supervisor, 'trip', DAILY), 'trips').length).toBeGreaterThan(own.length);
  });

  test('has one row per trip, with the passengers of its tickets', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const { trips } = sim.world.tables;
    const days = [...trips.keys('day')].sort().slice(-9) as string[];
    for (const day of days) {
      const report = await read(supervisor, 'trip', { ...DAILY, departure_date: day });
      expect(rowsOf(report, 'trips').map(({ trip_id: id }) => id)).toEqual(
        trips.by('day', day).map(({ tripId }) => tripId),
      );
      const { totals } = getTable(report, 'trips');
      expect(totals['passengers']).toBe(countPassengersOn(sim.world, (at) => at !== null && toLocalDate(at) === day));
      expect(totals['passengers']).toBe(totals['local']! + totals['foreign']! + totals['free']!);
    }
  });

  test('has one row per day for “Montly”, with the same sums, also as a file', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const query = { staff_id: 'all', month: '2026-02' };
    const daily = await read(supervisor, 'trip', { ...query, trip_type: 'Daily' });
    const monthly = await read(supervisor, 'trip', { ...query, trip_type: 'Montly' });
    const days = rowsOf(monthly, 'days');
    expect(rowsOf(monthly, 'trips')).toEqual([]);
    expect(days).toEqual(rowsOf(daily, 'days'));
    expect(days.length).toBeGreaterThan(20);
    expect(getTable(monthly, 'days').totals['trips']).toBe(rowsOf(daily, 'trips').length);
    expect(getTable(monthly, 'days').totals['passengers']).toBe(getTable(daily, 'trips').totals['passengers']);
    const path = '/api/reports/trip?staff_id=all&month=2026-02&format=csv';
    const lines = async (type: string): Promise<number> =>
      (await (await supervisor.fetch(`${path}&trip_type=${type}`)).text()).trim().split('\n').length;
    expect(await lines('Montly')).toBe(days.length + 1);
    expect(await lines('Daily')).toBe(rowsOf(daily, 'trips').length + 1);
  });

  test('accepts date and month together, and each other filter', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const trips = async (query: Query): Promise<Row[]> =>
      rowsOf(await read(supervisor, 'trip', { ...DAILY, departure_date: WINTER, ...query }), 'trips');
    const all = await trips({});
    expect(await trips({ month: '2026-02' })).toEqual(all.filter(({ date }) => String(date).startsWith('2026-02')));
    expect(await trips({ jetty_id: '3' })).toEqual(all.filter(({ jetty }) => jetty === 'Sungai Linggi'));
    expect(await trips({ staff_id: '7' })).toEqual(all.filter(({ csa }) => csa === 'Kumar Selvam'));
    const [chartered, normal] = [await trips({ boat_type: 'chartered' }), await trips({ boat_type: 'normal' })];
    expect(chartered.length).toBeGreaterThan(0);
    expect(chartered.length + normal.length).toBe(all.length);
    const late = await trips({ time: '10:00PM-12:00AM' });
    expect(late).toEqual(all.filter(({ time }) => String(time) >= '22'));
    expect(late.length).toBeGreaterThan(0);
    expect(await refuse(supervisor, 'trip', { ...DAILY, time: '03:00AM-04:00AM' })).toBe('report_filter_invalid');
  });

  test('counts a trip over midnight with all its passengers on the day of departure', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const { ticket, trip } = boardOverMidnight(sim);
    const trips = async (day: string): Promise<Row[]> =>
      rowsOf(await read(supervisor, 'trip', { ...DAILY, departure_date: day }), 'trips');
    expect((await trips(NIGHT)).find(({ trip_id: id }) => id === trip.tripId)).toMatchObject({
      passengers: ticket.passengers,
      tickets: 1,
      boat_no: 'MLK 999',
    });
    expect(await trips(NEXT_DAY)).toEqual([]);
  });

  test('leaves out reserved trips', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const { trip } = boardOverMidnight(sim);
    sim.world.tables.trips.update(trip.id, { startedAt: null });
    const rows = rowsOf(await read(supervisor, 'trip', { ...DAILY, departure_date: NIGHT }), 'trips');
    expect(rows.map(({ trip_id: id }) => id)).not.toContain(trip.tripId);
  });

  test('keeps the names of removed staff and operators', async () => {
    const sim = createTestSimulator();
    const [manager, supervisor] = [await sim.as('manager'), await sim.as('supervisor')];
    const query = { ...DAILY, departure_date: WINTER };
    const before = await read(supervisor, 'trip', query);
    await manager.call('deleteUser', { params: { id: 6 } });
    for (const id of [1, 2, 3, 4, 5]) await manager.call('deleteBoatOperator', { params: { id } });
    expect(rowsOf(await read(supervisor, 'trip', query), 'trips')).toEqual(rowsOf(before, 'trips'));
    const removed = await read(supervisor, 'trip', { ...query, staff_id: '6' });
    expect(rowsOf(removed, 'trips').length).toBeGreaterThan(0);
  });
});

test.each([2, 3, 4])(
  'counts the same passengers for trips, operators and redemptions in any world (%i)',
  async (seed) => {
    const sim = createTestSimulator({ seed, tickets: 150 });
    const manager = await sim.as('manager');
    const totals = async (type: string, query: Query, name: string): Promise<number> =>
      getTable(await read(manager, type, query), name).totals['passengers'] ?? 0;
    const all = countPassengersOn(sim.world, (at) => at !== null);
    expect(all).toBeGreaterThan(100);
    expect(await totals('trip', { ...DAILY, departure_date: WINTER }, 'trips')).toBe(all);
    expect(await totals('daily_redemption', { departure_date: WINTER }, 'redemptions')).toBe(all);
    const months = ['2026-01', '2026-02', '2026-03'].map((month) => totals('boat_operator', { month }, 'boats'));
    expect((await Promise.all(months)).reduce((sum, passengers) => sum + passengers, 0)).toBe(all);
  },
);

describe('the boat operator report', () => {
  test('requires a month up to today', async () => {
    const supervisor = await createTestSimulator().as('supervisor');
    expect(await refuse(supervisor, 'boat_operator')).toBe('month_required');
    expect(await refuse(supervisor, 'boat_operator', { month: '2026-04' })).toBe('report_month_future');
    expect(await refuse(supervisor, 'boat_operator', { month: 'March' })).toBe('report_filter_invalid');
  });

  test('adds up to the trips in the list of operators and in the trip report', async () => {
    const sim = createTestSimulator();
    const [manager, supervisor] = [await sim.as('manager'), await sim.as('supervisor')];
    const totals = new Map<string, number>();
    for (const month of ['2026-01', '2026-02', '2026-03']) {
      const report = await read(supervisor, 'boat_operator', { month });
      for (const { boat_operator: name, trips } of rowsOf(report, 'operators'))
        totals.set(String(name), (totals.get(String(name)) ?? 0) + Number(trips));
      const trips = await read(supervisor, 'trip', { ...DAILY, month });
      for (const table of ['boats', 'operators', 'jetties'])
        expect(getTable(report, table).totals).toMatchObject(getTable(trips, 'days').totals);
    }
    const { data } = await manager.call('listBoatOperators');
    expect(totals).toEqual(new Map(data.map(({ name, total_trip: trips }) => [name, trips])));
  });

  test('has a row per boat with the days it ran', async () => {
    const sim = createTestSimulator();
    const supervisor = await sim.as('supervisor');
    const rows = rowsOf(await read(supervisor, 'boat_operator', { month: '2026-02', jetty_id: '3' }), 'boats');
    const trips = sim.world.tables.trips
      .all()
      .filter(({ date, jettyId }) => date.startsWith('2026-02') && jettyId === 3);
    expect(rows).toHaveLength(new Set(trips.map(({ boatNo }) => boatNo)).size);
    for (const { boat_no: boatNo, trips: count, days } of rows) {
      const own = trips.filter((trip) => trip.boatNo === boatNo);
      expect({ count, days }).toEqual({ count: own.length, days: new Set(own.map(({ date }) => date)).size });
    }
  });
});

describe('the redemption reports', () => {
  test('require the departure date', async () => {
    const manager = await createTestSimulator().as('manager');
    for (const type of ['daily_redemption', 'agent_redeemed']) {
      expect(await refuse(manager, type)).toBe('departure_date_required');
      expect(await refuse(manager, type, { departure_date: '2026-02-30' })).toBe('report_filter_invalid');
    }
  });

  test('have a row per boarding in daily redemption, with as many passengers as the trips', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const report = await read(manager, 'daily_redemption', { departure_date: WINTER });
    const { tickets, subTickets } = sim.world.tables;
    const codes = [...tickets.all(), ...subTickets.all()].filter(({ validatedAt }) => validatedAt !== null);
    expect(
      rowsOf(report, 'redemptions')
        .map(({ code }) => String(code))
        .sort(),
    ).toEqual(codes.map(({ code }) => code).sort());
    const trips = await read(manager, 'trip', { ...DAILY, departure_date: WINTER });
    const { passengers } = getTable(trips, 'trips').totals;
    for (const table of ['redemptions', 'operators', 'hours'])
      expect(getTable(report, table).totals['passengers']).toBe(passengers);
    const order = rowsOf(report, 'redemptions').map(
      ({ validated_at: at, boat_operator_name: name }) => `${String(at).slice(0, 10)} ${name}`,
    );
    expect(order).toEqual([...order].sort());
  });

  test('have a row on each day for a purchase that boards in parts over midnight', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { ticket } = boardOverMidnight(sim);
    const rows = async (departure_date: string): Promise<Row[]> =>
      rowsOf(await read(manager, 'daily_redemption', { departure_date }), 'redemptions').filter(
        ({ code }) => code === ticket.code,
      );
    const [night, morning] = [await rows(NIGHT), await rows(NEXT_DAY)];
    const boat = { boat_operator_name: 'Selat Marine Services', boat_no: 'MLK 999', csa_name: 'Kumar Selvam' };
    expect(night).toEqual([expect.objectContaining({ ...boat, passengers: 2, jetty_name: 'Jeti Muara' })]);
    expect(morning).toEqual([expect.objectContaining({ ...boat, passengers: ticket.passengers - 2 })]);
    expect(morning[0]!['validated_at']).toBe('2026-03-10T00:05:00+08:00');
  });

  test('show agents’ rows of daily redemption in agent redeemed, by agent and day', async () => {
    const sim = createTestSimulator();
    const marketing = await sim.as('marketing');
    const manager = await sim.as('manager');
    const query = { departure_date: WINTER };
    const report = await read(marketing, 'agent_redeemed', query);
    const rows = rowsOf(report, 'redemptions');
    const agents = new Set(
      sim.world.tables.tickets.all().flatMap(({ agentId, receiptNo }) => (agentId === null ? [] : receiptNo)),
    );
    const all = rowsOf(await read(manager, 'daily_redemption', query), 'redemptions');
    const key = ({ code, validated_at: at, jetty_name: jetty, passengers }: Row): string =>
      [code, at, jetty, passengers].join(' ');
    expect(rows.map(key).sort()).toEqual(
      all
        .filter(({ _id: receipt }) => agents.has(String(receipt)))
        .map(key)
        .sort(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(getTable(report, 'days').totals).toEqual({ redemptions: rows.length, passengers: rows.length });
    const one = await read(marketing, 'agent_redeemed', { ...query, agent_id: '9' });
    expect(rowsOf(one, 'redemptions')).toEqual(
      rows.filter(({ agent_name: name }) => name === rowsOf(one, 'redemptions')[0]!['agent_name']),
    );
  });
});

test('do not mention amounts on a page of trips', async () => {
  const manager = await createTestSimulator().as('manager');
  const page = async (path: string): Promise<string> => (await manager.fetch(`/api/reports/${path}`)).text();
  expect(await page('boat_operator?month=2026-02')).not.toContain('in RM');
  expect(await page('financial')).toContain('in RM');
});

test('are offered by role', async () => {
  const sim = createTestSimulator();
  const types = async (account: string): Promise<string[]> => {
    const options = await (await sim.as(account)).call('getReportOptions');
    const own = options.types.map(({ type }) => type);
    return ['trip', 'boat_operator', 'daily_redemption', 'agent_redeemed'].filter((type) => own.includes(type));
  };
  expect(await types('csa')).toEqual(['trip', 'boat_operator']);
  expect(await types('supervisor')).toEqual(['trip', 'boat_operator']);
  expect(await types('marketing')).toEqual(['agent_redeemed']);
  expect(await types('manager')).toEqual(['trip', 'boat_operator', 'daily_redemption', 'agent_redeemed']);
  expect(await refuse(await sim.as('marketing'), 'trip', DAILY)).toBe('permission_denied');
});

test('link trip IDs on the page to their trips', async () => {
  const sim = createTestSimulator();
  const { tripId } = sim.world.tables.trips.by('day', NIGHT)[0]!;
  const supervisor = await sim.as('supervisor');
  const query = new URLSearchParams({ ...DAILY, departure_date: NIGHT });
  const page = await (await supervisor.fetch(`/api/reports/trip?${query}`)).text();
  expect(page).toContain(`<a href="/d/trips/${tripId}">${tripId}</a>`);
});
