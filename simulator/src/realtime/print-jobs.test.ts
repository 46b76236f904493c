import { ERRORS } from '@muara/contract/errors';
import type { PrintJobOutcome } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { fakeHub, type FakeHub, type FakePeer } from '../../testing/fakes/hub.ts';
import type { WorldHub } from './hub.ts';
import type { PrintResult } from './print-job.ts';

const JOB = { code: 'MRCX7K2M9QP', pdf: 'http://localhost:3000/tickets/pdf/ticket/MRCX7K2M9QP' };
const UNKNOWN = { state: 'unknown', error: ERRORS.printer_job_unknown.message };
const FIRST = 'job-test1-1';

interface Stage extends FakeHub {
  /** The results passed to the domain, in order. */
  results: PrintResult[];
  asker: FakePeer;
  receipt: FakePeer;
  world: WorldHub;
  /** Sends a job; returns its id. */
  print(): string;
}

/** A cashier's window and a receipt printer. */
function stage(): Stage {
  const results: PrintResult[] = [];
  const fake = fakeHub({ onPrintJob: (_world, _id, result) => void results.push(result) });
  const world = fake.hub.world('default');
  const print = (): string => world.toPrinter('R1', JOB, { userId: 5 }) ?? '';
  return { ...fake, results, world, print, asker: fake.join(), receipt: fake.printer() };
}

const printed = (job_id: string, more: object = {}): object => ({ msg: '/printed', job_id, ok: true, ...more });
const getDone = ({ sent }: FakePeer): unknown[] => sent.filter(({ type }) => type === 'print-done');
const isPending = async (promise: Promise<unknown>): Promise<boolean> => {
  let pending = true;
  void promise.then(() => (pending = false));
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
  return pending;
};

describe('a job', () => {
  test('goes to its printer, and the result to every window of its user', () => {
    const told: unknown[] = [];
    const { join, printer, hub } = fakeHub({ onPrintJob: (...report) => void told.push(report) });
    const asker = join({ token: 'night.cashier' });
    const other = join();
    const receipt = printer();
    expect(hub.world('night').toPrinter('R1', JOB, { userId: 5 })).toBe(FIRST);
    expect(receipt.last()).toEqual({ ...JOB, type: 'print', job_id: FIRST, printer_id: 'R1' });
    receipt.say(printed(FIRST));
    expect(told).toEqual([['night', FIRST, { state: 'printed', error: null }]]);
    expect(asker.last()).toEqual({
      type: 'print-done',
      job_id: FIRST,
      printer_id: 'R1',
      code: JOB.code,
      ok: true,
      state: 'printed',
      error: null,
    });
    expect(other.types()).not.toContain('print-done');
  });

  test('has an id that no other start of the server used', () => {
    const ids = ['abcde', 'abcdf'].flatMap((incarnation) => {
      const world = fakeHub({ incarnation }).hub.world('default');
      return [world.newPrintJob(), world.newPrintJob()];
    });
    expect(ids).toEqual(['job-abcde-1', 'job-abcde-2', 'job-abcdf-1', 'job-abcdf-2']);
  });

  test.each<[string, object, PrintJobOutcome, string | null]>([
    ['that failed carries its reason', { ok: false, error: 'Paper out' }, 'failed', 'Paper out'],
    ['that failed without a word has none', { ok: false }, 'failed', null],
    ['that was canceled says so', { ok: false, state: 'canceled' }, 'canceled', ERRORS.printer_job_canceled.message],
    ['of a helper that was ended in it is unknown', { ok: false, state: 'unknown' }, 'unknown', UNKNOWN.error],
    ['that came out has no error', { ok: true, error: 'odd' }, 'printed', null],
  ])('%s', (_, said, state, error) => {
    const { asker, receipt, results, print } = stage();
    receipt.say(printed(print(), said));
    expect(results).toEqual([{ state, error }]);
    expect(asker.last()).toMatchObject({ type: 'print-done', ok: state === 'printed', state, error });
  });

  test.each([
    ['is not online', {}, 'R9'],
    ['is not connected', { printer_connected: 0 }, 'R1'],
  ])('is not sent to a printer that %s, and its user is informed', (_, device, id) => {
    const { join, printer, hub, timers } = fakeHub();
    const asker = join();
    const receipt = printer(device);
    expect(hub.world('default').toPrinter(id, JOB, { userId: 5 })).toBeNull();
    expect(asker.last()).toEqual({ type: 'printer_not_connected', device_id: id, code: JOB.code });
    expect(receipt.types()).not.toContain('print');
    timers.advance(60_000);
    expect(asker.types()).not.toContain('print-done');
  });

  test('counts as unsent when it could not be written to its printer', () => {
    const { receipt, asker, world, results } = stage();
    receipt.unread = 2_000_000;
    expect(world.toPrinter('R1', JOB, { userId: 5 })).toBeNull();
    expect(asker.last()).toMatchObject({ type: 'printer_not_connected', device_id: 'R1' });
    expect([results, world.hasPrintJob(FIRST)]).toEqual([[], false]);
  });

  test('ends once, with the first result that its helper reports', () => {
    const { asker, receipt, results, print } = stage();
    const id = print();
    for (const said of [{}, {}, { ok: false, error: 'Paper out' }]) receipt.say(printed(id, said));
    expect(results).toEqual([{ state: 'printed', error: null }]);
    expect(getDone(asker)).toHaveLength(1);
  });

  test('does not affect its helper when recording the result fails', () => {
    const { join, printer, hub, journal } = fakeHub({
      onPrintJob() {
        throw new Error('broken');
      },
    });
    const asker = join();
    const receipt = printer();
    hub.world('default').toPrinter('R1', JOB, { userId: 5 });
    expect(() => receipt.say(printed(FIRST))).not.toThrow();
    expect(journal.at(-1)).toMatchObject({ kind: 'failed', detail: expect.stringContaining('broken') as string });
    expect(receipt.closed).toBeUndefined();
    expect(asker.types()).toContain('print-done');
  });
});

describe('an unknown result', () => {
  const ways: [string, (stage: Stage) => void][] = [
    ['a minute of silence', ({ timers }) => timers.advance(60_000)],
    ['a helper that goes away', ({ receipt }) => receipt.peer.closed()],
    [
      'a helper that comes back before its old connection ended',
      ({ printer, timers }) => {
        printer();
        timers.advance(10_000);
        printer();
      },
    ],
  ];
  test.each(ways)('is not a failure: %s', (_, happen) => {
    const scene = stage();
    scene.print();
    happen(scene);
    expect(scene.results).toEqual([UNKNOWN]);
    expect(getDone(scene.asker)).toEqual([
      { type: 'print-done', job_id: FIRST, printer_id: 'R1', code: JOB.code, ok: false, ...UNKNOWN },
    ]);
  });

  test('follows after a minute, regardless of signs of life', () => {
    const { timers, receipt, results, print } = stage();
    print();
    timers.advance(59_999);
    receipt.say({ msg: 'pong' });
    expect(results).toEqual([]);
    timers.advance(1);
    expect(results).toEqual([UNKNOWN]);
  });

  test('is postponed by a minute when the helper reports printing', () => {
    const { timers, receipt, results, asker, print } = stage();
    const id = print();
    for (const _ of [1, 2, 3]) {
      timers.advance(59_999);
      receipt.say(printed(id, { ok: false, state: 'printing' }));
    }
    expect([results, getDone(asker)]).toEqual([[{ state: 'printing', error: null }], []]);
    timers.advance(60_000);
    expect(results.at(-1)).toEqual(UNKNOWN);
  });

  test.each<[PrintJobOutcome, object]>([
    ['printed', {}],
    ['failed', { ok: false, error: 'Paper out' }],
    ['canceled', { ok: false, state: 'canceled' }],
  ])('is corrected by a late report: %s, once', (state, said) => {
    const { timers, receipt, results, asker, world, print } = stage();
    const id = print();
    timers.advance(60_000);
    for (const _ of [1, 2]) receipt.say(printed(id, said));
    expect(results.map((result) => result.state)).toEqual(['unknown', state]);
    expect(getDone(asker)).toMatchObject([{ state: 'unknown' }, { state, ok: state === 'printed' }]);
    expect(world.hasPrintJob(id)).toBe(false);
  });

  test('may be corrected over the helper’s next connection, unless it is unknown there too', () => {
    const { receipt, printer, results, asker, print } = stage();
    const id = print();
    receipt.peer.closed();
    const back = printer();
    back.say(printed(id, { ok: false, state: 'unknown' }));
    expect([results.length, getDone(asker).length]).toEqual([1, 1]);
    back.say(printed(id));
    expect(results.at(-1)?.state).toBe('printed');
  });

  test('is remembered for 1,000 jobs', () => {
    const { timers, receipt, world, print } = stage();
    const ids = Array.from({ length: 1_001 }, print);
    timers.advance(60_000);
    expect([ids[0], ids[1], ids[1_000]].map((id) => world.hasPrintJob(id as string))).toEqual([false, true, true]);
    receipt.say(printed(ids[1] as string));
    expect(world.hasPrintJob(ids[1] as string)).toBe(false);
  });
});

test('cannot be corrected by another helper', () => {
  const { printer, results, journal, print } = stage();
  const other = printer({ device_id: 'R2' });
  other.say(printed(print()));
  expect(results).toEqual([]);
  expect(journal.at(-1)).toMatchObject({ kind: 'ignored' });
});

describe('a cancel', () => {
  test('asks the helper, and waits for its response', async () => {
    const { receipt, world, results, print } = stage();
    const id = print();
    const canceled = world.cancelPrintJob(id);
    expect(receipt.last()).toEqual({ type: 'print-cancel', job_id: id, printer_id: 'R1' });
    expect(await isPending(canceled)).toBe(true);
    receipt.say(printed(id, { ok: false, state: 'canceled' }));
    await canceled;
    expect(results.map(({ state }) => state)).toEqual(['canceled']);
  });

  test('ends when the helper responds that it is printing', async () => {
    const { receipt, world, print } = stage();
    const id = print();
    receipt.say(printed(id, { ok: false, state: 'printing' }));
    const canceled = world.cancelPrintJob(id);
    receipt.say(printed(id, { ok: false, state: 'printing' }));
    await canceled;
    expect(world.hasPrintJob(id)).toBe(true);
  });

  test('waits at most two seconds; a later response still counts', async () => {
    const { timers, receipt, world, results, print } = stage();
    const id = print();
    const canceled = world.cancelPrintJob(id);
    timers.advance(1_999);
    expect(await isPending(canceled)).toBe(true);
    timers.advance(1);
    await canceled;
    expect(results).toEqual([]);
    receipt.say(printed(id, { ok: false, state: 'canceled' }));
    expect(results.map(({ state }) => state)).toEqual(['canceled']);
  });

  test('asks nobody when the job has ended or its helper is offline', async () => {
    const { receipt, world, print } = stage();
    const [ended, left] = [print(), print()];
    receipt.say(printed(ended));
    await world.cancelPrintJob(ended);
    expect(receipt.types()).not.toContain('print-cancel');
    receipt.peer.closed();
    await world.cancelPrintJob(left);
    await world.cancelPrintJob('job-of-nobody');
    expect(receipt.types()).not.toContain('print-cancel');
  });
});
