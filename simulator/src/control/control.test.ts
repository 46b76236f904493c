import { describe, expect, test } from 'vitest';
import { fakeSimulator, signIn, type FakeSimulator } from '../../testing/fakes/domain.ts';

type Answer = Awaited<ReturnType<FakeSimulator['call']>>;

const put = (body: unknown): RequestInit => ({ method: 'PUT', body: JSON.stringify(body) });
const post = (body?: unknown): RequestInit => ({
  method: 'POST',
  body: body === undefined ? undefined : JSON.stringify(body),
});
const RECEIPT = '/tickets/pdf/receipt/MRCX7K2M9QP';

describe('worlds', () => {
  test('are listed, created and deleted', async () => {
    const simulator = fakeSimulator();
    expect(await simulator.call('/__sim/worlds/qa-1', put({ seed: 7, tickets: 5 }))).toMatchObject({
      status: 200,
      body: { name: 'qa-1', seed: 7, tickets: 5, clock: 'real', now: '2026-03-10T09:00:00+08:00' },
    });
    expect(simulator.worlds.get('qa-1').tables.counters.size).toBe(5);
    expect((await simulator.call('/__sim/worlds')).body).toMatchObject({ data: [{ name: 'qa-1' }], total: 1 });
    expect((await simulator.call('/__sim/worlds/qa-1', { method: 'DELETE' })).body).toEqual({ success: true });
    expect(await simulator.call('/__sim/worlds/qa-1', { method: 'DELETE' })).toMatchObject({
      status: 404,
      body: { code: 'world_not_found', field: 'name' },
    });
    expect((await simulator.call('/__sim/worlds')).body['total']).toBe(0);
  });

  test('are created from the default seed by default', async () => {
    const simulator = fakeSimulator({ seed: 4 });
    expect((await simulator.call('/__sim/worlds/qa', { method: 'PUT' })).body).toMatchObject({ seed: 4, tickets: 3 });
  });

  test('reset to their own seed, with faults, journal and clock', async () => {
    const simulator = fakeSimulator();
    await simulator.call('/__sim/worlds/qa', put({ seed: 7, tickets: 5 }));
    await simulator.call(`/w/qa${RECEIPT}`);
    await simulator.call('/__sim/worlds/qa/faults', post({ operationId: '*', drop: true }));
    await simulator.call('/__sim/worlds/qa/clock', put({ now: '2027-01-01' }));
    const token = signIn(simulator.worlds.get('qa'), 1);
    expect((await simulator.call('/__sim/worlds/qa/reset', post())).body).toEqual({
      name: 'qa',
      incarnation: expect.stringMatching(/^[0-9a-f]{8}$/),
      training: false,
      seed: 7,
      tickets: 5,
      at: null,
      now: '2026-03-10T09:00:00+08:00',
      clock: 'real',
      calls: 0,
      faults: 0,
    });
    expect((await simulator.call('/api/tickets/test-print?printer_id=R1', { token })).status).toBe(401);
  });
});

describe('the clock', () => {
  test('is frozen, advanced and released; due jobs show and run', async () => {
    const simulator = fakeSimulator();
    simulator.worlds.get('qa');
    const clock = async (init?: RequestInit): Promise<Record<string, unknown>> =>
      (await simulator.call('/__sim/worlds/qa/clock', init)).body;
    expect(await clock()).toEqual({
      now: '2026-03-10T09:00:00+08:00',
      mode: 'real',
      jobs: [{ at: '2026-03-10T10:00:00+08:00', kind: 'sweep' }],
    });
    expect(await clock(put({ now: '2026-03-10T09:30:00+08:00' }))).toMatchObject({
      now: '2026-03-10T09:30:00+08:00',
      mode: 'frozen',
    });
    expect(await clock(put({ advance: 'PT90M' }))).toMatchObject({
      now: '2026-03-10T11:00:00+08:00',
      mode: 'frozen',
      jobs: [{ at: '2026-03-10T12:00:00+08:00' }],
    });
    expect(
      simulator.worlds
        .get('qa')
        .tables.counters.all()
        .slice(3)
        .map(({ name }) => name),
    ).toEqual(['sweep at 3600000', 'sweep at 7200000']);
    expect(await clock(put({ real: true }))).toMatchObject({ now: '2026-03-10T09:00:00+08:00', mode: 'real' });
  });
});

describe('a snapshot', () => {
  test('restores a world exactly: data, sessions, time and random state', async () => {
    const simulator = fakeSimulator();
    const world = simulator.worlds.get('qa');
    const token = signIn(world, 1);
    world.clock.freeze(Date.parse('2026-03-10T09:15:00+08:00'));
    const snapshot = (await simulator.call('/__sim/worlds/qa/snapshot')).body;
    const draw = world.random.token(8);
    await simulator.call('/api/tickets/test-print?printer_id=R1', { token });
    expect(await simulator.call('/__sim/worlds/qa/snapshot', put(snapshot))).toMatchObject({
      status: 200,
      body: { name: 'qa', now: '2026-03-10T09:15:00+08:00', clock: 'frozen', calls: 1 },
    });
    const restored = simulator.worlds.get('qa');
    expect(restored.tables.audit.size).toBe(0);
    expect(restored.random.token(8)).toBe(draw);
    expect(restored.clock.jobs()).toHaveLength(1);
    expect((await simulator.call('/api/tickets/test-print?printer_id=R1', { token })).body).toMatchObject({
      job_id: 'job-1',
    });
    expect((await simulator.call('/__sim/worlds/qa/snapshot')).body).not.toEqual(snapshot);
  });

  test('can be restored into another world', async () => {
    const simulator = fakeSimulator();
    await simulator.call('/__sim/worlds/a', put({ tickets: 9 }));
    const snapshot = (await simulator.call('/__sim/worlds/a/snapshot')).body;
    await simulator.call('/__sim/worlds/b/snapshot', put(snapshot));
    expect(simulator.worlds.get('b').tables.counters.size).toBe(9);
  });

  test.each([
    ['another format', { format: 1 }, 'format'],
    [
      'a clock without a valid time',
      { clock: { mode: 'frozen', offset: 0, frozen: null, jobs: [], nextJob: 1 } },
      'clock.frozen',
    ],
    ['a table of another version', { tables: { boats: { nextId: 1, records: [] } } }, 'tables.boats'],
    ['a record without an id', { tables: { counters: { nextId: 1, records: [{}] } } }, 'tables.counters.0.id'],
    [
      'one id twice',
      {
        tables: {
          counters: {
            nextId: 2,
            records: [
              { id: 1, name: 'a', value: 1 },
              { id: 1, name: 'b', value: 1 },
            ],
          },
        },
      },
      'tables.counters.1.id',
    ],
  ])('with %s is refused, leaving the world unchanged', async (_name, wrong, field) => {
    const simulator = fakeSimulator();
    simulator.worlds.get('qa');
    const snapshot = (await simulator.call('/__sim/worlds/qa/snapshot')).body as { tables: object };
    const changed = {
      ...snapshot,
      ...wrong,
      tables: { ...snapshot.tables, ...('tables' in wrong ? wrong.tables : {}) },
    };
    expect(await simulator.call('/__sim/worlds/qa/snapshot', put(changed))).toMatchObject({
      status: 422,
      body: { code: 'invalid', field },
    });
    expect(simulator.worlds.get('qa').tables.counters.size).toBe(3);
  });
});

describe('faults, journal and outbox', () => {
  test('faults are ordered, listed and canceled', async () => {
    const simulator = fakeSimulator();
    const path = '/__sim/worlds/qa/faults';
    expect(
      (await simulator.call(path, post({ operationId: 'downloadReceipt', nth: 1, code: 'unavailable' }))).body,
    ).toMatchObject({ id: 1, seen: 0, struck: 0, nth: 1 });
    await simulator.call(path, post({ operationId: '*', rate: 0.5, delay_ms: 10 }));
    expect((await simulator.call(`/w/qa${RECEIPT}`)).status).toBe(503);
    expect((await simulator.call(path)).body).toMatchObject({
      total: 2,
      data: [
        { id: 1, struck: 1 },
        { id: 2, seen: 1 },
      ],
    });
    expect((await simulator.call(`${path}?id=1`, { method: 'DELETE' })).body).toEqual({ cancelled: 1 });
    expect((await simulator.call(path, { method: 'DELETE' })).body).toEqual({ cancelled: 1 });
  });

  test('the journal is read from a given call, or for one operation', async () => {
    const simulator = fakeSimulator();
    await simulator.call(`/w/qa${RECEIPT}`);
    await simulator.call('/w/qa/api/dashboard');
    const ids = async (query: string): Promise<unknown> =>
      ((await simulator.call(`/__sim/worlds/qa/journal${query}`)).body['data'] as { id: number }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([1, 2]);
    expect(await ids('?since=1')).toEqual([2]);
    expect(await ids('?operationId=downloadReceipt')).toEqual([1]);
  });

  test('the outbox returns the mails', async () => {
    const simulator = fakeSimulator();
    const { outbox } = simulator.worlds.get('qa').tables;
    outbox.insert({ to: ['a@b.my'], subject: 'Your ticket', text: 'MRC', ticketCode: null, createdAt: 0 });
    expect((await simulator.call('/__sim/worlds/qa/outbox')).body).toMatchObject({
      total: 1,
      data: [{ subject: 'Your ticket' }],
    });
  });
});

describe('a wrong command is refused in one line that names the field', () => {
  const refused = async (path: string, init: RequestInit): Promise<Answer> => fakeSimulator().call(path, init);

  test.each([
    ['no trouble at all', 'faults', { operationId: '*' }, 'code'],
    ['two endings', 'faults', { operationId: '*', drop: true, malformed: true }, 'code'],
    ['nth and rate', 'faults', { operationId: '*', nth: 1, rate: 1, drop: true }, 'rate'],
    ['a rate above 1', 'faults', { operationId: '*', rate: 2, drop: true }, 'rate'],
    ['a code outside the catalogue', 'faults', { operationId: '*', code: 'oops' }, 'code'],
    ['a misspelt field', 'faults', { operationId: '*', dealy_ms: 5 }, 'dealy_ms'],
    ['a status of success', 'faults', { operationId: '*', status: 200 }, 'status'],
  ])('a fault with %s', async (_name, path, body, field) => {
    const answer = await refused(`/__sim/worlds/qa/${path}`, post(body));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field } });
    expect(answer.body['message']).not.toContain('\n');
  });

  test.each([{}, { status: 199 }, { status: 'up' }, { state: 502 }])('a park service status of %j', async (body) => {
    const answer = await refused('/__sim/worlds/qa/park', post(body));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  test.each([
    ['a time that is none', 'clock', { now: 'yesterday' }, 'now'],
    ['a duration in months', 'clock', { advance: 'P1M' }, 'advance'],
    ['a step back', 'clock', { advance: '-PT1H' }, 'advance'],
    ['real: false', 'clock', { real: false }, 'real'],
    ['two wishes', 'clock', { real: true, advance: 'PT1S' }, 'now'],
    ['tickets without end', '', { tickets: 1e9 }, 'tickets'],
    ['a seed in words', '', { seed: 'seven' }, 'seed'],
  ])('%s', async (_name, path, body, field) => {
    expect(await refused(`/__sim/worlds/qa${path && `/${path}`}`, put(body))).toMatchObject({
      status: 422,
      body: { code: 'invalid', field },
    });
  });

  test.each([
    ['a world name that cannot be', '/__sim/worlds/Not%20Me', put({}), 422],
    ['a body that is not JSON', '/__sim/worlds/qa/clock', { method: 'PUT', body: '{' }, 400],
    ['a list for a body', '/__sim/worlds/qa/clock', put([]), 400],
    ['a method that does nothing', '/__sim/worlds/qa/reset', { method: 'GET' }, 405],
    ['an unknown path', '/__sim/worlds/qa/weather', { method: 'GET' }, 404],
  ])('%s', async (_name, path, init, status) => {
    expect((await refused(path, init)).status).toBe(status);
  });
});

describe('strangers', () => {
  test.each([
    ['another machine', { address: '192.168.1.9' }, 403],
    ['this machine', { address: '127.0.0.1' }, 200],
    ['this machine over IPv6', { address: '::1' }, 200],
    ['this machine, mapped', { address: '::ffff:127.0.0.1' }, 200],
    [
      'a page of another site on this machine',
      { address: '127.0.0.1', headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['a page of this machine', { address: '127.0.0.1', headers: { origin: 'http://localhost:5173' } }, 200],
    ['a sandboxed page', { address: '127.0.0.1', headers: { origin: 'null' } }, 403],
  ])('%s', async (_name, init, status) => {
    expect((await fakeSimulator().call('/__sim/worlds', init)).status).toBe(status);
  });

  test('are refused under a foreign host name that points here', async () => {
    const simulator = fakeSimulator();
    const answer = await simulator.fetch(new Request('http://rebound.example/__sim/worlds'), { address: '127.0.0.1' });
    expect(answer.status).toBe(403);
  });

  test('and everyone else get nothing when the control plane is off', async () => {
    const simulator = fakeSimulator({ control: false });
    expect(await simulator.call('/__sim/worlds')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
