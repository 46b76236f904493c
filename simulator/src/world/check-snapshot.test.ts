import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import { counterSale, openTill } from '../../testing/stages/sales.ts';
import { REFERENCES } from './check-snapshot.ts';
import { RECORD_SHAPES } from './generated/record-shapes.ts';
import { createTables } from './store.ts';
import { DEFINITIONS } from './tables.ts';

type Loose = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any

const getCopy = (sim: TestSimulator): Loose =>
  JSON.parse(JSON.stringify(sim.simulator.worlds.snapshot('default'))) as Loose;

const restore = async (sim: TestSimulator, snapshot: unknown): Promise<{ status: number; field?: string }> => {
  const body = JSON.stringify(snapshot).replaceAll('"1e309"', '1e309');
  const response = await sim.fetch('/__sim/worlds/default/snapshot', { method: 'PUT', body });
  const { field } = (await response.json()) as { field?: string };
  return { status: response.status, ...(field !== undefined && { field }) };
};

const record = (snapshot: Loose, table: string, id: number): Loose =>
  snapshot['tables'][table].records.find((one: { id: number }) => one.id === id) as Loose;

const WRONG: [name: string, spoil: (snapshot: Loose) => void, field: string][] = [
  ['an older format', (it) => (it['format'] = 3), 'format'],
  ['no end of seeds', (it) => (it['seed'] = '1e309'), 'seed'],
  ['a seed with a fraction', (it) => (it['seed'] = 1.5), 'seed'],
  ['a number of chance that is too large', (it) => (it['random'][0] = 2 ** 40), 'random'],
  ['three numbers of chance', (it) => it['random'].pop(), 'random'],
  ['an unknown job', (it) => (it['clock'].jobs[0].kind = 'unknown'), 'clock.jobs.0.kind'],
  ['a job without an instant', (it) => (it['clock'].jobs[0].at = 'soon'), 'clock.jobs.0.at'],
  ['a job before 1970', (it) => (it['clock'].jobs[0].at = -1), 'clock.jobs.0.at'],
  ['a job that repeats an id', (it) => it['clock'].jobs.push(it['clock'].jobs[0]), 'clock.jobs.1.id'],
  ['a number of tickets below zero', (it) => (it['tickets'] = -1), 'tickets'],
  ['a beginning at no instant', (it) => (it['at'] = 1.5), 'at'],
  ['a clock that is a fraction ahead', (it) => (it['clock'].offset = 0.5), 'clock.offset'],
  ['three numbers of chance for its faults', (it) => it['faults'].random.pop(), 'faults.random'],
  ['no next fault', (it) => (it['faults'].nextId = 0), 'faults.nextId'],
  ['no next record', (it) => (it['tables'].foods.nextId = 0), 'tables.foods.nextId'],
  ['a ticket without end', (it) => (record(it, 'tickets', 1)['createdAt'] = '1e309'), 'tables.tickets.1.createdAt'],
  ['a frozen clock without an instant', (it) => (it['clock'].mode = 'frozen'), 'clock.frozen'],
  ['a table less', (it) => delete it['tables'].jetties, 'tables.jetties'],
  ['a table more', (it) => (it['tables'].strangers = { nextId: 1, records: [] }), 'tables.strangers'],
  ['no settings', (it) => (it['tables'].settings.records = []), 'tables.settings.1'],
  ['a user without policies', (it) => (record(it, 'users', 5)['policies'] = null), 'tables.users.5.policies'],
  ['a user with a field less', (it) => delete record(it, 'users', 5)['email'], 'tables.users.5.email'],
  ['a user with a field more', (it) => (record(it, 'users', 5)['shoeSize'] = 42), 'tables.users.5.shoeSize'],
  ['an id twice', (it) => (record(it, 'users', 5)['id'] = 4), 'tables.users.4.id'],
  [
    'an e-mail address twice',
    (it) => (record(it, 'users', 5)['email'] = record(it, 'users', 4)['email']),
    'tables.users',
  ],
  [
    'a ticket of a package that is not there',
    (it) => (record(it, 'tickets', 1)['packageId'] = 999),
    'tables.tickets.1.packageId',
  ],
  [
    'a trip of a boat operator that is not there',
    (it) => (record(it, 'trips', 1)['boatOperatorId'] = 999),
    'tables.trips.1.boatOperatorId',
  ],
  [
    'a ticket that boarded no trip there is',
    (it) => (record(it, 'tickets', 1)['tripId'] = 'T20200101-001'),
    'tables.tickets.1.tripId',
  ],
  [
    'a part of a party on no trip there is',
    (it) =>
      (record(it, 'tickets', 1)['partialValidate'] = [{ category: 'adult', total: 1, at: 1, tripId: 'T20200101-001' }]),
    'tables.tickets.1.partialValidate.0.tripId',
  ],
  ['a fault of no operation', (it) => it['faults'].orders.push({ id: 1 }), 'faults.orders.0'],
];

describe('a snapshot with', () => {
  test.each(WRONG)('%s is refused and changes nothing', async (_name, spoil, field) => {
    const sim = createTestSimulator({ tickets: 20 });
    const { world } = sim;
    const snapshot = getCopy(sim);
    spoil(snapshot);

    expect(await restore(sim, snapshot)).toEqual({ status: 422, field });
    expect(sim.world).toBe(world);
    await sim.as('cashier');
  });
});

test('a snapshot of a world with sales is restored unchanged', async () => {
  const { sim, till } = await openTill();
  await till.call('generateTicket', { body: counterSale() });
  const snapshot = getCopy(sim);
  await till.call('generateTicket', { body: counterSale({ name: 'Somebody else' }) });

  expect(await restore(sim, snapshot)).toEqual({ status: 200 });
  expect(getCopy(sim)).toEqual(snapshot);
});

test('a restore brings back faults and the park’s status, and drops later ones', async () => {
  const sim = createTestSimulator({ tickets: 20 });
  const order = (operationId: string) =>
    sim.fetch('/__sim/worlds/default/faults', {
      method: 'POST',
      body: JSON.stringify({ operationId, nth: 2, status: 500 }),
    });
  const park = (status: number) =>
    sim.fetch('/__sim/worlds/default/park', { method: 'POST', body: JSON.stringify({ status }) });
  await order('login');
  await park(502);
  const snapshot = getCopy(sim);
  await order('logout');
  await park(200);

  expect(await restore(sim, snapshot)).toEqual({ status: 200 });
  const { faults } = sim.simulator.worlds.room('default');
  expect(faults.list().map(({ operationId }) => operationId)).toEqual(['login']);
  expect(faults.serviceStatus('park_service')).toBe(502);
});

test('every table has a shape, and every reference field names its table', () => {
  expect(Object.keys(RECORD_SHAPES).sort()).toEqual(Object.keys(createTables(DEFINITIONS)).sort());
  const fields = [
    ...JSON.stringify(RECORD_SHAPES).matchAll(/"(\w+Ids?)":(?:"number"|\{"(?:any|list)":[^}]*"number")/g),
  ];
  expect(fields.map(([, name]) => name).filter((name) => !Object.hasOwn(REFERENCES, name as string))).toEqual([]);
  expect(fields.length).toBeGreaterThan(20);
});
