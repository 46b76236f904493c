import { describe, expect, test } from 'vitest';
import { GUEST } from '../../testing/fakes/hub.ts';
import { fakeDomain, fakeSimulator, NINE, signIn, type FakeSimulator } from '../../testing/fakes/domain.ts';
import { assemble } from './simulator.ts';

type Say = (message: object) => void;

/** Joins a world as a page that ignores what it receives. */
function join(simulator: Pick<FakeSimulator, 'realtime'>, token: string | null, world = 'default'): Say {
  const peer = simulator.realtime.accept({ send: () => {}, close: () => {} }, { world });
  const say: Say = (message) => peer.receive(JSON.stringify(message));
  say({ ...GUEST, token });
  return say;
}

const counted = (simulator: FakeSimulator, world = 'default'): string[] =>
  simulator.worlds
    .get(world)
    .tables.counters.all()
    .slice(3)
    .map(({ name }) => name);

const CHAT = { msg: '/chat', recipient_id: 2, message: 'Hello' };

describe('a realtime message', () => {
  test('is handled in the world and session of its window', () => {
    const simulator = fakeSimulator();
    join(simulator, signIn(simulator.worlds.get('qa'), 1), 'qa')(CHAT);
    expect([counted(simulator, 'qa'), counted(simulator)]).toEqual([['/chat of 1'], []]);
  });

  test('has no session when a visitor sends it or the session has ended', () => {
    const simulator = fakeSimulator();
    const world = simulator.worlds.get('default');
    const say = join(simulator, signIn(world, 1));
    world.tables.sessions.remove(1);
    say(CHAT);
    join(simulator, null)({ msg: '/script-error', message: 'x' });
    expect(counted(simulator)).toEqual(['/chat of nobody', '/script-error of nobody']);
    expect(simulator.warnings).toEqual([expect.stringContaining('script error in a page of world default')]);
  });

  test('is handled after due jobs, at the world’s time', () => {
    const simulator = fakeSimulator();
    const say = join(simulator, signIn(simulator.worlds.get('default'), 1));
    simulator.worlds.get('default').clock.freeze(NINE + 3_600_000);
    say(CHAT);
    expect(counted(simulator)).toEqual(['sweep at 3600000', '/chat of 1']);
  });

  test('that fails leaves only an entry in the error log', () => {
    const warnings: string[] = [];
    const clock = { now: () => NINE, setTimer: () => () => {} };
    const domain = {
      ...fakeDomain,
      onMessage: (...[, { world }]: Parameters<typeof fakeDomain.onMessage>): never => {
        world.tables.counters.insert({ name: 'half done', value: 1 });
        throw new Error('a bug');
      },
    };
    const simulator = assemble(domain, { clock, onWarning: (text) => warnings.push(text) });
    const world = simulator.worlds.get('default');
    join(simulator, signIn(world, 1))(CHAT);
    expect(
      world.tables.counters
        .all()
        .slice(3)
        .map(({ name }) => name),
    ).toEqual(['/chat failed']);
    expect(warnings).toEqual([expect.stringContaining('a bug')]);
  });
});

describe('the result of a print job', () => {
  const PRINTER = {
    ...GUEST,
    app: 'printer',
    role: 'printer',
    token: 'printer-key',
    device_id: 'R1',
    printer_type: 'receipt',
  };

  /** Connects a printer and sends it a job of a world. */
  function printing(simulator: Pick<FakeSimulator, 'realtime'>, world: string): Say {
    const peer = simulator.realtime.accept({ send: () => {}, close: () => {} });
    const say: Say = (message) => peer.receive(JSON.stringify(message));
    say({ ...PRINTER, printer_connected: 1 });
    simulator.realtime.world(world).toPrinter('R1', { code: null, pdf: null }, { jobId: 'job-1' });
    return say;
  }
  const PRINTED = { msg: '/printed', job_id: 'job-1', ok: true };

  test('is recorded in its own world', () => {
    const simulator = fakeSimulator();
    simulator.worlds.get('qa');
    printing(simulator, 'qa')(PRINTED);
    expect([counted(simulator, 'qa'), counted(simulator)]).toEqual([['job-1 printed'], []]);
  });

  test('does not recreate a deleted world', () => {
    const simulator = fakeSimulator();
    simulator.worlds.get('qa');
    const say = printing(simulator, 'qa');
    simulator.worlds.delete('qa');
    say(PRINTED);
    expect(simulator.worlds.has('qa')).toBe(false);
  });

  test('that cannot be recorded leaves only an entry in the error log', () => {
    const warnings: string[] = [];
    const clock = { now: () => NINE, setTimer: () => () => {} };
    const domain = {
      ...fakeDomain,
      onPrintJob: (...[, , world]: Parameters<typeof fakeDomain.onPrintJob>): void => {
        world.tables.counters.insert({ name: 'half done', value: 1 });
        throw new Error('a bug');
      },
    };
    const simulator = assemble(domain, { clock, onWarning: (text) => warnings.push(text) });
    const { counters } = simulator.worlds.get('default').tables;
    printing(simulator, 'default')(PRINTED);
    expect(counters.all().slice(3)).toMatchObject([{ name: 'print-done failed' }]);
    expect(warnings).toEqual([expect.stringContaining('print job job-1: Error: a bug')]);
  });

  test('has an id that a restart one second later does not reuse', () => {
    const ids = [NINE, NINE + 1_000].map((at) => {
      const clock = { now: () => at, setTimer: () => () => {} };
      return assemble(fakeDomain, { clock }).realtime.world('default').newPrintJob();
    });
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^job-[0-9a-z]{5}-1$/);
  });
});

describe('a failure of a call', () => {
  test('is logged after its writes are rolled back; a refusal is not logged', async () => {
    const simulator = fakeSimulator();
    for (const kind of ['broken', 'wrong', 'undeclared', 'offline']) {
      const token = signIn(simulator.worlds.get(kind), 1);
      await simulator.call(`/w/${kind}/api/tickets/test-print?printer_id=${kind}`, { token });
      expect([kind, counted(simulator, kind)]).toEqual([kind, kind === 'offline' ? [] : ['testPrint failed']]);
    }
  });

  test('is logged when a fault caused it', async () => {
    const simulator = fakeSimulator();
    await simulator.call('/__sim/worlds/default/faults', {
      method: 'POST',
      body: JSON.stringify({ operationId: 'login', code: 'internal_error' }),
    });
    await simulator.call('/api/login', { method: 'POST' });
    expect(counted(simulator)).toEqual(['login failed']);
  });

  test('still gets a response when it cannot be logged', async () => {
    const warnings: string[] = [];
    const clock = { now: () => NINE, setTimer: () => () => {} };
    const domain = {
      ...fakeDomain,
      onFailure: (): never => {
        throw new Error('the log is full');
      },
    };
    const simulator = assemble(domain, { clock, onWarning: (text) => warnings.push(text) });
    const token = signIn(simulator.worlds.get('default'), 1);
    const request = new Request('http://localhost/api/tickets/test-print?printer_id=broken', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await simulator.fetch(request)).status).toBe(500);
    expect(warnings.at(-1)).toContain('the log is full');
  });
});

test('the journal keeps the platform and user agent of a call', async () => {
  const simulator = fakeSimulator();
  await simulator.call('/tickets/pdf/receipt/MRCX7K2M9QP', {
    headers: { 'x-platform': 'android_terminal', 'user-agent': 'A'.repeat(900) },
  });
  await simulator.call('/tickets/pdf/receipt/MRCX7K2M9QP');
  expect(simulator.worlds.room('default').journal.entries()).toMatchObject([
    { platform: 'android_terminal', userAgent: 'A'.repeat(500) },
    { platform: 'web_app', userAgent: '' },
  ]);
});
