import { expect, test } from 'vitest';
import { fakePrinting, jobStatus, PRINTER, RECEIPT, refusal, settle } from './fake-printing.ts';

test('asks the helper about its running jobs, and prints nothing twice', async () => {
  const { queue, calls, answers, reload } = fakePrinting();
  answers.print = [() => new Promise(() => undefined)];
  const id = queue.add(RECEIPT, PRINTER);
  await settle();
  queue.stop();
  answers.job = [jobStatus('printed')];
  expect((await reload().ended(id)).state).toBe('printed');
  expect(calls).toEqual(['record k2', 'print k2', 'ask helper k2']);
});

test('immediately asks the server about its sent jobs', async () => {
  const { queue, calls, answers, reload, serverOnly } = fakePrinting();
  serverOnly();
  const id = queue.add(RECEIPT, PRINTER);
  await settle();
  queue.stop();
  answers.getPrintJob = [{ state: 'failed', error: 'The printer is out of paper' }];
  expect(await reload().ended(id)).toMatchObject({ state: 'failed', failure: { code: 'printer_paper_out' } });
  expect(calls).toEqual(['send k2', 'ask server job-1']);
});

test.each([
  ['goes on with what nobody got', 10_000, 'printed'],
  ['lets an old job be', 120_000, 'failed'],
])('%s', async (_, away, state) => {
  const { queue, calls, answers, clock, reload } = fakePrinting();
  answers.print = [() => new Promise(() => undefined), { success: true, tray_id: 't1' }];
  const [stuck, next] = [queue.add(RECEIPT, PRINTER), queue.add(RECEIPT, PRINTER)];
  await settle();
  queue.stop();
  clock.advance(away);
  const after = reload();
  expect([(await after.ended(stuck)).state, (await after.ended(next)).state]).toEqual([state, state]);
  expect(calls.filter((call) => call.startsWith('print'))).toEqual(
    state === 'printed' ? ['print k2', 'print k2', 'print k4'] : ['print k2'],
  );
  expect(calls.filter((call) => call.startsWith('take back'))).toEqual(state === 'printed' ? [] : ['take back job-1']);
});

test('ignores stored data of other programs', () => {
  for (const kept of [null, 'x', [1, null, { id: 'a' }], { jobs: [] }]) {
    expect(fakePrinting({ storage: { read: () => kept, write: () => undefined } }).queue.jobs()).toEqual([]);
  }
});

test('remembers the last twenty ended jobs, and all that need attention', async () => {
  const { queue, answers } = fakePrinting();
  answers.print = [refusal('printer_paper_out'), { success: true, tray_id: 't1' }];
  const first = queue.add(RECEIPT, PRINTER);
  await queue.ended(first);
  for (let count = 0; count < 25; count += 1) await queue.ended(queue.add(RECEIPT, PRINTER));
  expect(queue.jobs()).toHaveLength(21);
  expect(queue.jobs().at(-1)?.id).toBe(first);
});
