import { ERRORS } from '@muara/contract/errors';
import type { OperationMap } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import { sellCode } from '../../../testing/samples/printing.ts';
import { joinChannel, joinPrinter, openTill, type TestPeer } from '../../../testing/stages/sales.ts';

const UNKNOWN = ERRORS.printer_job_unknown.message;
const RECEIPT = { printer_id: 'R1', printer_name: 'Receipt printer', type: 'receipt', ws: 1 } as const;

type Body = Partial<OperationMap['printTicket']['body']>;

interface Stage {
  sim: TestSimulator;
  till: TestCaller;
  printer: TestPeer;
  window: TestPeer;
  code: string;
  /** Requests a receipt; returns the job. */
  print(part?: Body): Promise<string>;
  /** Returns the state of a job, and whether the ticket keeps the print. */
  standing(job: string): Promise<[state: string, error: string | null, kept: string | undefined]>;
}

async function stage(): Promise<Stage> {
  const { sim, till } = await openTill();
  const [printer, window] = [joinPrinter(sim), joinChannel(sim, till)];
  const code = await sellCode(till);
  return {
    sim,
    till,
    printer,
    window,
    code,
    print: async (part = {}) =>
      (await till.call('printTicket', { params: { code }, body: { ...RECEIPT, ...part } })).job_id ?? '',
    async standing(job) {
      const { state, error } = await till.call('getPrintJob', { params: { job_id: job } });
      const { ticket } = await till.call('getTicket', { params: { ticket_code: code } });
      return [state, error, ticket.print_history.at(-1)?.data.state];
    },
  };
}

const printed = (job: string, part: object = {}): object => ({ msg: '/printed', job_id: job, ok: true, ...part });

describe('GET /api/tickets/print-job/{job_id}', () => {
  test('returns the state of a job, and the ticket keeps its print accordingly', async () => {
    const { till, printer, code, print, standing } = await stage();
    const job = await print();
    expect(await till.call('getPrintJob', { params: { job_id: job } })).toEqual({
      job_id: job,
      printer_id: 'R1',
      code,
      state: 'waiting',
      error: null,
    });
    expect(await standing(job)).toEqual(['waiting', null, 'waiting']);
    printer.say(printed(job, { ok: false, state: 'printing' }));
    expect(await standing(job)).toEqual(['printing', null, 'printing']);
    printer.say(printed(job));
    expect(await standing(job)).toEqual(['printed', null, 'printed']);
  });

  test.each([
    ['failed', { ok: false, error: 'The printer is out of paper' }, 'The printer is out of paper'],
    ['canceled', { ok: false, state: 'canceled' }, ERRORS.printer_job_canceled.message],
  ])('a job that %s is not a print', async (state, said, error) => {
    const { printer, print, standing } = await stage();
    const job = await print();
    printer.say(printed(job, said));
    expect(await standing(job)).toEqual([state, error, undefined]);
  });

  test.each([
    ['printed', {}, 'printed'],
    ['failed', { ok: false, error: 'Paper out' }, undefined],
  ])('an unknown result keeps the print until a late report corrects it: %s', async (state, said, kept) => {
    const { sim, printer, window, print, standing } = await stage();
    const job = await print();
    sim.clock.pass(60_000);
    expect(await standing(job)).toEqual(['unknown', UNKNOWN, 'unknown']);
    await expect(print()).rejects.toMatchObject({ code: 'reprint_reason_required' });
    printer.say(printed(job, said));
    expect((await standing(job)).at(0)).toBe(state);
    expect((await standing(job)).at(2)).toBe(kept);
    expect(window.messages.filter(({ type }) => type === 'print-done')).toMatchObject([
      { job_id: job, state: 'unknown', ok: false, error: UNKNOWN },
      { job_id: job, state, ok: state === 'printed' },
    ]);
  });

  test('returns a job for an hour to the user who requested it', async () => {
    const { sim, till, print } = await stage();
    const job = await print({ ws: 0 });
    await (await sim.as('manager')).refused('getPrintJob', { params: { job_id: job } });
    sim.clock.pass(3_599_999);
    expect(await till.call('getPrintJob', { params: { job_id: job } })).toMatchObject({ state: 'printed' });
    sim.clock.pass(1);
    expect((await till.refused('getPrintJob', { params: { job_id: job } })).code).toBe('print_job_not_found');
  });

  test('returns jobs of test pages and slips, which leave no record', async () => {
    const { sim, till, printer } = await stage();
    const { job_id: page } = await till.call('testPrint', { query: { printer_id: 'R1' } });
    const { job_id: slip } = await till.call('printSlip', { body: { printer_id: 'R1', user_id: 5, type: 'start' } });
    printer.say(printed(page ?? ''));
    sim.clock.pass(60_000);
    expect(await till.call('getPrintJob', { params: { job_id: page ?? '' } })).toMatchObject({ state: 'printed' });
    expect(await till.call('getPrintJob', { params: { job_id: slip ?? '' } })).toMatchObject({
      state: 'unknown',
      code: null,
    });
    expect(sim.world.tables.tickets.all().some(({ printHistory }) => printHistory.some(({ jobId }) => jobId))).toBe(
      false,
    );
  });

  test('returns an unknown result for a job from before a server restart', async () => {
    const { sim, till, code, print } = await stage();
    const job = await print();
    const snapshot = sim.simulator.worlds.snapshot('default');
    const other = (await openTill()).sim;
    other.simulator.worlds.restore('default', JSON.parse(JSON.stringify(snapshot)));
    const path = `/api/tickets/print-job/${job}`;
    const answer = await other.fetch(path, { headers: { authorization: `Bearer ${till.token}` } });
    expect(await answer.json()).toMatchObject({ state: 'unknown', error: UNKNOWN });
    expect(other.world.tables.tickets.one('code', code)?.printHistory).toMatchObject([{ state: 'unknown' }]);
  });

  test('ignores a printer’s report for a world that was reset', async () => {
    const { sim, printer, print } = await stage();
    const job = await print();
    sim.simulator.worlds.reset('default');
    printer.say(printed(job));
    expect([sim.world.tables.printJobs.size, sim.warnings]).toEqual([0, []]);
  });

  test('remembers 1,000 jobs, plus those still printing', async () => {
    const { sim, till, printer, print } = await stage();
    const again = { reprint_reason: 'Torn' };
    const [waiting, ended] = [await print(), await print(again)];
    printer.say(printed(ended));
    const { printJobs } = sim.world.tables;
    const { id: _, ...job } = printJobs.one('jobId', ended)!;
    for (let number = 0; number < 998; number++) printJobs.insert({ ...job, jobId: `later-${number}` });
    expect(await till.call('getPrintJob', { params: { job_id: ended } })).toMatchObject({ state: 'printed' });
    await print(again);
    await print(again);
    expect(await till.call('getPrintJob', { params: { job_id: waiting } })).toMatchObject({ state: 'waiting' });
    expect((await till.refused('getPrintJob', { params: { job_id: ended } })).status).toBe(404);
  });
});

describe('POST /api/tickets/print-job/{job_id}/cancel', () => {
  const cancel = (till: TestCaller, job: string): Promise<OperationMap['cancelPrintJob']['answer']> =>
    till.call('cancelPrintJob', { params: { job_id: job } });
  const auditEntries = (sim: TestSimulator): string[] =>
    sim.world.tables.audit
      .all()
      .map(({ action }) => action)
      .filter((action) => action.startsWith('Canceled'));

  test('ws 0: removes the record, so that the next print is not a reprint', async () => {
    const { sim, till, code, print, standing } = await stage();
    const job = await print({ ws: 0 });
    expect(await cancel(till, job)).toMatchObject({ job_id: job, code, state: 'canceled' });
    expect(await standing(job)).toEqual(['canceled', null, undefined]);
    expect(await cancel(till, job)).toMatchObject({ state: 'canceled' });
    expect(auditEntries(sim)).toEqual([`Canceled a print of ${code} on R1`]);
    await print({ ws: 0 });
  });

  test('ws 0: removes only that print', async () => {
    const { sim, till, code, print } = await stage();
    const first = await print({ ws: 0 });
    const second = await print({ ws: 0, reprint_reason: 'Torn' });
    await cancel(till, first);
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toMatchObject([{ jobId: second }]);
  });

  test('ws 1: the helper stops the job', async () => {
    const { till, printer, print, standing } = await stage();
    const job = await print();
    const canceled = cancel(till, job);
    await Promise.resolve();
    printer.say(printed(job, { ok: false, state: 'canceled' }));
    expect(await canceled).toMatchObject({ state: 'canceled', error: ERRORS.printer_job_canceled.message });
    expect((await standing(job)).at(2)).toBeUndefined();
  });

  test.each([
    ['has begun it', { ok: false, state: 'printing' }, 'printing'],
    ['has printed it', {}, 'printed'],
  ])('ws 1: keeps the print when the helper %s', async (_, said, state) => {
    const { till, printer, print, standing } = await stage();
    const job = await print();
    const canceled = cancel(till, job);
    await Promise.resolve();
    printer.say(printed(job, said));
    expect(await canceled).toMatchObject({ state });
    expect(await standing(job)).toEqual([state, null, state]);
  });

  test('ws 1: two concurrent cancels count as one', async () => {
    const { sim, till, code, printer, print } = await stage();
    const job = await print();
    const canceled = Promise.all([cancel(till, job), cancel(till, job)]);
    await Promise.resolve();
    printer.say(printed(job, { ok: false, state: 'canceled' }));
    expect(await canceled).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }]);
    expect(await cancel(till, job)).toMatchObject({ state: 'canceled' });
    expect(auditEntries(sim)).toEqual([`Canceled a print of ${code} on R1`]);
  });

  test('ws 1: waits two seconds for a silent helper', async () => {
    const { sim, till, print } = await stage();
    const job = await print();
    const canceled = cancel(till, job);
    await Promise.resolve();
    sim.clock.pass(2_000);
    expect(await canceled).toMatchObject({ state: 'waiting' });
  });
});

describe('POST /api/tickets/print-job/{job_id}/cancel, by the key of the caller', () => {
  const cancel = (till: TestCaller, key: string): Promise<OperationMap['cancelPrintJob']['answer']> =>
    till.call('cancelPrintJob', { params: { job_id: key } });

  test.each([0, 1] as const)('ws %s: refuses a print that comes later, and notifies nobody', async (ws) => {
    const { sim, till, printer, code, print } = await stage();
    expect(await cancel(till, 'try-1')).toEqual({
      job_id: 'try-1',
      printer_id: '',
      code: null,
      state: 'canceled',
      error: null,
    });
    await expect(print({ ws, job_key: 'try-1' })).rejects.toMatchObject({ status: 409, code: 'printer_job_canceled' });
    expect(printer.types()).not.toContain('print');
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toEqual([]);
    expect(sim.world.tables.printJobs.size).toBe(0);
    await print({ ws, job_key: 'try-2' });
  });

  test('prints nothing when sent at the same time as its print, in either order', async () => {
    const { sim, till, code, print } = await stage();
    const canceled = [cancel(till, 'try-1'), cancel(till, 'try-2')];
    await Promise.allSettled([print({ ws: 0, job_key: 'try-1' }), ...canceled, print({ ws: 0, job_key: 'try-2' })]);
    expect(await Promise.all(canceled)).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }]);
    expect(sim.world.tables.tickets.one('code', code)?.printHistory).toEqual([]);
    for (const key of ['try-1', 'try-2'])
      await expect(print({ ws: 0, job_key: key })).rejects.toMatchObject({ code: 'printer_job_canceled' });
  });

  test('ws 1: stops a job whose response was lost', async () => {
    const { till, printer, print, standing } = await stage();
    const job = await print({ job_key: 'try-1' });
    const canceled = cancel(till, 'try-1');
    await Promise.resolve();
    printer.say(printed(job, { ok: false, state: 'canceled' }));
    expect(await canceled).toMatchObject({ job_id: job, state: 'canceled' });
    expect((await standing(job)).at(2)).toBeUndefined();
  });

  test('applies to one user, survives a snapshot, and is dropped after an hour', async () => {
    const { sim, till, print } = await stage();
    await cancel(await sim.as('manager'), 'try-1');
    await print({ ws: 0, job_key: 'try-1' });
    await cancel(till, 'try-2');
    const again = { ws: 0, job_key: 'try-2', reprint_reason: 'Torn' } as const;
    sim.simulator.worlds.restore('default', JSON.parse(JSON.stringify(sim.simulator.worlds.snapshot('default'))));
    await expect(print(again)).rejects.toMatchObject({ code: 'printer_job_canceled' });
    sim.clock.pass(3_599_999);
    await expect(print(again)).rejects.toMatchObject({ code: 'printer_job_canceled' });
    sim.clock.pass(1);
    await print(again);
  });

  test('remembers the newest 1,000', async () => {
    const { sim, till, print } = await stage();
    const keys = Array.from({ length: 1_001 }, (_, number) => `try-${number}`);
    for (const key of keys) await cancel(till, key);
    expect(sim.world.tables.canceledPrints.size).toBe(1_000);
    await expect(print({ ws: 0, job_key: 'try-1' })).rejects.toMatchObject({ code: 'printer_job_canceled' });
    await print({ ws: 0, job_key: 'try-0' });
  });
});

describe('POST /api/tickets/print-job/{job_id}/report', () => {
  const report = (till: TestCaller, job: string, state: 'printed' | 'unknown') =>
    till.call('reportPrintJob', { params: { job_id: job }, body: { state } });

  test('keeps a browser print with an unknown result apart until somebody confirms the paper', async () => {
    const { sim, till, code, print, standing } = await stage();
    const job = await print({ ws: 0 });
    expect(await report(till, job, 'unknown')).toEqual({
      job_id: job,
      printer_id: 'R1',
      code,
      state: 'unknown',
      error: UNKNOWN,
    });
    expect(await standing(job)).toEqual(['unknown', UNKNOWN, 'unknown']);
    await report(till, job, 'printed');
    expect(await standing(job)).toEqual(['printed', null, 'printed']);
    await report(till, job, 'printed');
    expect(sim.world.tables.audit.all().filter(({ action }) => action.includes('came out'))).toMatchObject([
      { action: `Does not know whether a print came out of ${code} on R1` },
      { action: `Saw that a print came out of ${code} on R1` },
    ]);
  });

  test('removes an unknown print that failed, permanently', async () => {
    const { till, print, standing } = await stage();
    const job = await print({ ws: 0 });
    await report(till, job, 'unknown');
    await till.call('cancelPrintJob', { params: { job_id: job } });
    expect(await report(till, job, 'printed')).toMatchObject({ state: 'canceled' });
    expect((await standing(job)).at(2)).toBeUndefined();
    await print({ ws: 0 });
  });

  test('accepts results of realtime jobs only from their printer', async () => {
    const { till, print, standing } = await stage();
    const job = await print();
    expect(await report(till, job, 'printed')).toMatchObject({ state: 'waiting' });
    expect((await standing(job)).at(2)).toBe('waiting');
  });
});
