import { describe, expect, test } from 'vitest';
import { BROWSER_PRINTER } from './create-print-queue.ts';
import {
  fakePrinting,
  helperLost,
  jobStatus,
  lost,
  PRINTER,
  RECEIPT,
  refusal,
  serverRefusal,
  settle,
  WRISTBANDS,
} from './fake-printing.ts';

const notes = (text: string[]) => text.filter((each) => !each.startsWith('ask'));

describe('on the local helper', () => {
  test('records on the server, prints on the helper with the same key, and reports reprints', async () => {
    const { queue, calls } = fakePrinting();
    const id = queue.add({ ...RECEIPT, reprintReason: 'Torn' }, PRINTER);
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'local', serverJob: 'job-1' });
    expect(calls).toEqual(['record k2 (Torn)', 'print k2', 'tell reprint']);
  });

  test('prints nothing that the server refuses', async () => {
    const { queue, calls, answers } = fakePrinting();
    answers.printTicket = [serverRefusal('reprint_reason_required')];
    const id = queue.add(RECEIPT, PRINTER);
    expect(await queue.ended(id)).toMatchObject({ state: 'failed', failure: { code: 'reprint_reason_required' } });
    expect(calls).toEqual(['record k2']);
    queue.retry(id, { reason: 'Torn' });
    answers.printTicket = [{ success: true, job_id: 'job-2' }];
    expect((await queue.ended(id)).state).toBe('printed');
    expect(calls.slice(1)).toEqual(['record k3 (Torn)', 'print k3', 'tell reprint']);
  });

  test('repeats a call with the same key after a lost server response', async () => {
    const { queue, calls, answers, pass } = fakePrinting();
    answers.printTicket = [lost, lost, { success: true, job_id: 'job-1' }];
    const id = queue.add(RECEIPT, PRINTER);
    await pass(5000);
    expect(queue.job(id)?.state).toBe('printed');
    expect(calls).toEqual(['record k2', 'record k2', 'record k2', 'print k2']);
  });

  test('removes a possible record before the next attempt', async () => {
    const { queue, calls, answers, pass } = fakePrinting();
    answers.printTicket = [lost];
    const id = queue.add(RECEIPT, PRINTER);
    await pass(5000);
    expect(queue.job(id)).toMatchObject({ state: 'failed', recordLost: true });
    answers.printTicket = [{ success: true, job_id: 'job-2' }];
    queue.retry(id);
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', serverJob: 'job-2' });
    expect(calls.slice(3)).toEqual(['take back k2', 'record k3', 'print k3']);
  });

  test.each([
    ['printed', 'printed', []],
    ['failed', 'failed', ['take back job-1']],
    ['unknown', 'unknown', ['report job-1 unknown']],
  ] as const)('no answer: the helper is asked until it says %s', async (said, state, then) => {
    const { queue, calls, answers, pass } = fakePrinting();
    answers.print = [helperLost];
    answers.job = [
      helperLost,
      jobStatus('printing'),
      jobStatus('printing', { parts_done: 1, parts_total: 3 }),
      jobStatus(said),
    ];
    const id = queue.add(RECEIPT, PRINTER);
    await pass(2000);
    expect(queue.job(id)).toMatchObject({ state: 'printing', partsDone: 1, partsTotal: 3 });
    await pass(2000);
    expect(queue.job(id)?.state).toBe(state);
    expect(notes(calls)).toEqual(['record k2', 'print k2', ...then]);
  });

  test('sends a job again with the same key when the helper never had it', async () => {
    const { queue, calls, answers } = fakePrinting();
    answers.print = [helperLost, { success: true, tray_id: 't1' }];
    const id = queue.add(RECEIPT, PRINTER);
    expect((await queue.ended(id)).state).toBe('printed');
    expect(calls).toEqual(['record k2', 'print k2', 'ask helper k2', 'print k2']);
  });

  test.each([
    ['printed', 'printed', ['report job-1 unknown', 'report job-1 printed']],
    ['failed', 'failed', ['report job-1 unknown', 'take back job-1']],
  ] as const)(
    'is unknown with its record while the helper is gone; back, the helper reports %s',
    async (said, state, then) => {
      const { queue, calls, answers, pass, events } = fakePrinting();
      answers.print = [helperLost];
      answers.job = [helperLost];
      const id = queue.add(RECEIPT, PRINTER);
      await pass(20_000);
      expect(queue.job(id)).toMatchObject({ state: 'unknown', failure: { code: 'printer_job_unknown' } });
      answers.job = [jobStatus(said, { message: said === 'failed' ? 'The printer is out of paper' : null })];
      await queue.refresh();
      expect(queue.job(id)?.state).toBe(state);
      expect(notes(calls)).toEqual(['record k2', 'print k2', ...then]);
      expect(events.map(({ type }) => type)).toEqual(['ended', 'corrected']);
    },
  );

  test('removes the record after a refusal, later if the server is not reachable', async () => {
    const { queue, calls, answers, pass } = fakePrinting();
    answers.print = [refusal('printer_paper_out')];
    answers.cancelPrintJob = [lost];
    const id = queue.add(RECEIPT, PRINTER);
    await pass(5000);
    expect(queue.job(id)).toMatchObject({ state: 'failed', failure: { code: 'printer_paper_out' }, owed: ['job-1'] });
    answers.cancelPrintJob = [{ state: 'canceled', error: null }];
    await queue.refresh();
    expect(queue.job(id)?.owed).toEqual([]);
    expect(calls.filter((call) => call === 'take back job-1')).toHaveLength(4);
  });

  test('ends unknown when parts of a document are out, however it was refused or canceled', async () => {
    for (const said of ['unknown', 'canceled'] as const) {
      const { queue, calls, answers } = fakePrinting();
      answers.print = [refusal(said === 'canceled' ? 'printer_job_canceled' : 'printer_paper_out')];
      answers.job = [jobStatus(said, { parts_done: 2, parts_total: 5, message: '2 of 5 parts are out' })];
      const id = queue.add(RECEIPT, PRINTER);
      expect(await queue.ended(id)).toMatchObject({
        state: 'unknown',
        failure: { message: '2 of 5 parts are out' },
        partsDone: 2,
      });
      expect(notes(calls)).toEqual(['record k2', 'print k2', 'report job-1 unknown']);
    }
  });

  test('falls back to the server with a new key when the helper cannot be asked', async () => {
    const { queue, calls, answers, done, events } = fakePrinting();
    answers.print = [refusal('printer_key_invalid')];
    answers.printTicket = [
      { success: true, job_id: 'job-1' },
      { success: true, job_id: 'job-2' },
    ];
    const id = queue.add(RECEIPT, PRINTER);
    await settle();
    done('printed', null, 'job-2');
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'server' });
    expect(notes(calls)).toEqual(['record k2', 'print k2', 'take back job-1', 'send k3']);
    expect(events.map(({ type }) => type)).toEqual(['fell-over', 'ended']);
  });
});

test('looks for a printer that left the channel before treating it as offline', async () => {
  const forgotten: unknown[] = [];
  const { queue, calls } = fakePrinting({
    peer: () => 'offline',
    finder: { find: async () => null, forget: (type) => void forgotten.push(type) },
  });
  expect(await queue.ended(queue.add(RECEIPT, PRINTER))).toMatchObject({
    state: 'failed',
    failure: { code: 'printer_offline' },
  });
  expect([forgotten, calls]).toEqual([['receipt'], []]);
});

describe('by the server', () => {
  const server = () => {
    const fake = fakePrinting();
    fake.serverOnly();
    return fake;
  };

  test.each([
    ['printed', 'printed'],
    ['failed', 'failed'],
    ['unknown', 'unknown'],
    ['canceled', 'canceled'],
  ] as const)('print-done %s is heard, even before the answer that names the job', async (said, state) => {
    const { queue, answers, done } = server();
    answers.printTicket = [
      async () => {
        done(said);
        return { success: true as const, job_id: 'job-1' };
      },
    ];
    const id = queue.add(RECEIPT, PRINTER);
    expect((await queue.ended(id)).state).toBe(state);
  });

  test('ends unknown when a canceled job is partly out', async () => {
    const { queue, done } = server();
    const id = queue.add(RECEIPT, PRINTER);
    await settle();
    done('canceled', '2 of 5 parts are out');
    expect(await queue.ended(id)).toMatchObject({ state: 'unknown', failure: { message: '2 of 5 parts are out' } });
  });

  test('asks for missed results as soon as the connection is back', async () => {
    const { queue, calls, answers, connected } = server();
    answers.getPrintJob = [{ state: 'printed', error: null }];
    const id = queue.add(RECEIPT, PRINTER);
    await settle();
    connected();
    expect((await queue.ended(id)).state).toBe('printed');
    expect(calls).toEqual(['send k2', 'ask server job-1']);
  });

  test('corrects an unknown result by a late one, unless a person settled it', async () => {
    const { queue, answers, done, events } = server();
    answers.printTicket = [
      { success: true, job_id: 'job-1' },
      { success: true, job_id: 'job-2' },
    ];
    const [late, settled] = [queue.add(RECEIPT, PRINTER), queue.add(WRISTBANDS, PRINTER)];
    await settle();
    for (const job of ['job-1', 'job-2']) done('unknown', null, job);
    await queue.ended(settled);
    queue.confirmPrinted(settled);
    for (const job of ['job-1', 'job-2']) done('failed', 'Printer is offline..', job);
    expect(queue.job(late)).toMatchObject({ state: 'failed', failure: { code: 'printer_offline' } });
    expect(queue.job(settled)?.state).toBe('printed');
    expect(events.filter(({ type }) => type === 'corrected')).toHaveLength(1);
  });

  test('repeats a call with the same key after a lost response, and ends unknown without any', async () => {
    const { queue, calls, answers, pass } = server();
    answers.printTicket = [lost];
    const id = queue.add(RECEIPT, PRINTER);
    await pass(5000);
    expect(queue.job(id)?.state).toBe('unknown');
    expect(calls).toEqual(['send k2', 'send k2', 'send k2']);
  });

  test('ends unknown when the server no longer knows the job or is silent', async () => {
    const forgotten = server();
    forgotten.answers.getPrintJob = [serverRefusal('print_job_not_found')];
    const id = forgotten.queue.add(RECEIPT, PRINTER);
    await forgotten.pass(11_000);
    expect(forgotten.queue.job(id)?.state).toBe('unknown');

    const silent = server();
    const other = silent.queue.add(RECEIPT, PRINTER);
    await silent.pass(60_000);
    expect(silent.queue.job(other)?.state).toBe('printing');
    await silent.pass(45_000);
    expect(silent.queue.job(other)?.state).toBe('unknown');
  });

  test('never sends slips and test pages twice, because they have no key', async () => {
    const { queue, calls, answers, pass } = server();
    answers.printTicket = [lost];
    const slip = queue.add({ kind: 'slip', type: 'receipt', slip: 'start', userId: 5 }, PRINTER);
    const page = queue.add({ kind: 'test', type: 'wristband' }, PRINTER);
    await pass(5000);
    expect([queue.job(slip)?.state, queue.job(page)?.state]).toEqual(['unknown', 'unknown']);
    expect(calls.toSorted()).toEqual(['slip', 'test']);
  });
});

describe('the queue', () => {
  test('prints jobs of one type in sequence, different types in parallel', async () => {
    const { queue, calls, done } = fakePrinting({ finder: { find: async () => null, forget: () => undefined } });
    const first = queue.add(RECEIPT, PRINTER);
    const second = queue.add(RECEIPT, PRINTER);
    queue.add(WRISTBANDS, PRINTER);
    await settle();
    expect(calls).toHaveLength(2);
    expect(queue.job(second)?.state).toBe('waiting');
    done('printed');
    await queue.ended(first);
    await settle();
    expect(calls).toHaveLength(3);
  });

  test('cancels a waiting job silently, and a printing one where possible', async () => {
    const { queue, calls, answers } = fakePrinting();
    let refuse: (why: Error) => void = () => undefined;
    answers.print = [() => new Promise((_, reject) => (refuse = reject))];
    const [printing, waiting] = [queue.add(RECEIPT, PRINTER), queue.add(RECEIPT, PRINTER)];
    await settle();
    await queue.cancel(waiting);
    expect(queue.job(waiting)?.state).toBe('canceled');
    answers.job = [jobStatus('canceled')];
    await queue.cancel(printing);
    refuse(refusal('printer_job_canceled'));
    expect((await queue.ended(printing)).state).toBe('canceled');
    expect(notes(calls)).toEqual(['record k2', 'print k2', 'cancel k2', 'take back job-1']);
  });

  test('cancels a job on the server by its key, whichever call arrives first', async () => {
    for (const answer of [serverRefusal('printer_job_canceled'), { success: true as const, job_id: 'job-1' }]) {
      const { queue, calls, answers, serverOnly } = fakePrinting();
      if (answer instanceof Error) serverOnly();
      let come: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (come = resolve));
      answers.printTicket = [
        async () => {
          await asked;
          if (answer instanceof Error) throw answer;
          return answer;
        },
      ];
      const id = queue.add(RECEIPT, PRINTER);
      await settle();
      await queue.cancel(id);
      come();
      expect(await queue.ended(id)).toMatchObject({ state: 'canceled', owed: [], recordLost: false });
      const way =
        answer instanceof Error
          ? ['send k2', 'take back k2']
          : ['record k2', 'take back k2', 'cancel k2', 'take back job-1'];
      expect(calls).toEqual(way);
    }
  });

  test('reprints an unknown job only with a reason, under a new key', async () => {
    const { queue, calls, answers } = fakePrinting();
    answers.print = [refusal('printer_job_unknown')];
    const id = queue.add(RECEIPT, PRINTER);
    await queue.ended(id);
    expect(() => queue.retry(id)).toThrow('needs a reason');
    answers.print = [{ success: true, tray_id: 't2' }];
    queue.retry(id, { reason: 'Did not come out', printer: { device_id: 'P1', name: 'Other' } });
    expect(await queue.ended(id)).toMatchObject({ state: 'printed', printer: { name: 'Other' } });
    const again = ['record k3 (Did not come out)', 'print k3', 'tell reprint'];
    expect(notes(calls)).toEqual(['record k2', 'print k2', 'report job-1 unknown', ...again]);
    expect(() => queue.retry(id)).toThrow('cannot be tried again');
  });

  test('prints recorded jobs in the browser, where only the person knows the result', async () => {
    const opened: string[] = [];
    const { queue, calls } = fakePrinting({ openDocument: async ({ code }) => opened.push(code) > 0 });
    const id = queue.add(RECEIPT, BROWSER_PRINTER);
    expect((await queue.ended(id)).state).toBe('unknown');
    expect(opened).toEqual(['MRCA']);
    await queue.cancel(id);
    expect(queue.job(id)?.state).toBe('canceled');
    expect(calls).toEqual(['record k2', 'report job-1 unknown', 'take back job-1']);
  });

  test('reports paper confirmed by a person to the server, after earlier reports', async () => {
    const { queue, calls } = fakePrinting({ openDocument: async () => true });
    const id = queue.add(RECEIPT, BROWSER_PRINTER);
    await queue.ended(id);
    queue.confirmPrinted(id);
    queue.confirmPrinted(id);
    await settle();
    expect(queue.job(id)?.state).toBe('printed');
    expect(calls).toEqual(['record k2', 'report job-1 unknown', 'report job-1 printed']);
  });
});
