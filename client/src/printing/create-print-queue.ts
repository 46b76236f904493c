import type { PrinterType } from '@muara/contract/constants';
import type { PrintQueueDeps } from './deps.ts';
import { CANCELED, failed, PRINTED, UNKNOWN } from './failures.ts';
import { createJobList, hasOwedRecords } from './job-list.ts';
import { cancelOnServer } from './print-on-server.ts';
import { repeatUntilResponse } from './repeat-until-response.ts';
import { checkUnknown, resumeAttempt } from './resume-attempt.ts';
import { runAttempt, settleRecord } from './run-attempt.ts';
import { createServerResults } from './server-results.ts';
import type { AttemptContext } from './attempt-context.ts';
import { isEnded, type PrinterChoice, type PrintJobEntry, type PrintOrder, type AttemptResult } from './types.ts';
import { createWait } from './wait.ts';

export type { PrintQueueDeps } from './deps.ts';
export { createHelperFinder, type HelperFinder } from './create-helper-finder.ts';
export { isOpen } from './job-list.ts';
export { newKey } from '../http/new-key.ts';
export * from './types.ts';

export interface PrintQueue {
  /** Newest first; the same list until it changes. */
  jobs(): readonly PrintJobEntry[];
  job(id: string): PrintJobEntry | undefined;
  subscribe(listener: () => void): () => void;
  /** Queues a job for a printer and returns its id; jobs of one type print in sequence. */
  add(order: PrintOrder, printer: PrinterChoice): string;
  /** Returns the job once its attempt has ended. @throws when there is no such job */
  ended(id: string): Promise<PrintJobEntry>;
  /**
   * Retries a job that failed, was canceled, or has an unknown result.
   * The latter may be on paper, so it needs a reason.
   * @throws when it is running or printed
   */
  retry(id: string, changes?: { printer?: PrinterChoice; reason?: string }): void;
  /** Cancels a job; one already on paper comes out anyway. An ended job is dismissed. */
  cancel(id: string): Promise<void>;
  /** Confirms that a person saw the paper of a job with an unknown result. */
  confirmPrinted(id: string): void;
  /** Checks jobs with unknown results, and removes records that the server was not told about. */
  refresh(): Promise<void>;
  /** Stops listening and polling; printers continue what is running. */
  stop(): void;
}

const FRESH = {
  state: 'waiting',
  failure: null,
  partsDone: 0,
  partsTotal: 0,
  way: null,
  serverJob: null,
  recordLost: false,
  settled: false,
} as const;

/**
 * Creates the print queue of one till: each job ends printed, failed, canceled or unknown, and no key
 * prints twice (000 §4).
 */
export function createPrintQueue(deps: PrintQueueDeps): PrintQueue {
  const { clock, newKey } = deps;
  const { wait, stop } = createWait(clock);
  const list = createJobList(deps.storage);
  const results = createServerResults(deps, wait, (serverJob, end) => {
    const job = list.all().find((each) => each.serverJob === serverJob && each.way === 'server');
    if (job) correct(job, end);
  });
  const lanes = new Map<PrinterType, Promise<void>>();
  const canceled = new Set<string>();
  const running = new Set<string>();
  const waiting = new Map<string, ((job: PrintJobEntry) => void)[]>();
  /** In sequence: the last report about a job must arrive last. */
  let reports: Promise<unknown> = Promise.resolve();

  const patch = (id: string, change: Partial<PrintJobEntry>) =>
    list.patch(
      id,
      change.state === undefined || change.state === list.get(id)?.state ? change : { ...change, at: clock.now() },
    );

  function correct(job: PrintJobEntry, end: AttemptResult): void {
    if (job.state !== 'unknown' || job.settled || end.state === 'unknown') return;
    const corrected = patch(job.id, end);
    if (!corrected) return;
    if (end.state === 'printed') report(job, 'printed');
    deps.onEvent?.({ type: 'corrected', job: corrected });
  }

  /** Reports a print to the server that it cannot know about, because it bypassed it. */
  function report({ way, serverJob }: PrintJobEntry, state: 'printed' | 'unknown'): void {
    if (serverJob === null || way === 'server') return;
    const call = () => deps.calls.reportPrintJob({ params: { job_id: serverJob }, body: { state } });
    reports = reports.then(() => repeatUntilResponse(wait, call)).catch(() => undefined);
  }

  async function takeBack(id: string, record: string): Promise<void> {
    const owe = (change: (owed: readonly string[]) => string[]) =>
      patch(id, { owed: change(list.get(id)?.owed ?? []) });
    owe((owed) => [...owed.filter((each) => each !== record), record]);
    try {
      await repeatUntilResponse(wait, () => deps.calls.cancelPrintJob({ params: { job_id: record } }));
    } catch {
      return;
    }
    owe((owed) => owed.filter((each) => each !== record));
  }

  /**
   * The print call is pending: whichever arrives first, nothing is printed.
   * Anything this misses is removed later.
   */
  const cancelAhead = (key: string) => deps.calls.cancelPrintJob({ params: { job_id: key } }).catch(() => undefined);

  const contextOf = (id: string): AttemptContext => ({
    deps,
    wait,
    results,
    update(change) {
      const job = patch(id, change);
      if (!job) throw new Error(`There is no print job ${id}`);
      return job;
    },
    isCanceled: () => canceled.has(id),
    repeated: (call) => repeatUntilResponse(wait, call),
    takeBack: (record) => takeBack(id, record),
  });

  function finish(id: string, end: AttemptResult): void {
    canceled.delete(id);
    running.delete(id);
    const job = patch(id, { ...end, settled: end.state === 'canceled' });
    const heard = waiting.get(id) ?? [];
    waiting.delete(id);
    if (!job) return;
    if (end.state === 'unknown') report(job, 'unknown');
    heard.forEach((resolve) => resolve(job));
    deps.onEvent?.({ type: 'ended', job });
  }

  /** Runs an attempt after earlier ones on printers of the same type. */
  function enqueue(id: string, type: PrinterType, run: () => Promise<AttemptResult>): void {
    lanes.set(type, runAfter(lanes.get(type), id, run));
  }

  async function runAfter(
    before: Promise<void> | undefined,
    id: string,
    run: () => Promise<AttemptResult>,
  ): Promise<void> {
    await before;
    const job = list.get(id);
    if (!job || isEnded(job)) return;
    running.add(id);
    finish(id, await run().catch((error: unknown) => unforeseen(list.get(id), error)));
  }

  const begin = (id: string) => () =>
    runAttempt(list.get(id)!, contextOf(id), (failure) =>
      deps.onEvent?.({ type: 'fell-over', job: list.get(id)!, failure }),
    );

  for (const job of list
    .all()
    .filter((each) => !isEnded(each))
    .toReversed()) {
    enqueue(job.id, job.order.type, () => resumeAttempt(job, contextOf(job.id), begin(job.id)));
  }

  /** Only the person knows that nothing came out of the browser's own dialog. */
  async function putAside(job: PrintJobEntry): Promise<void> {
    const isBrowser = job.state === 'unknown' && job.way === 'browser';
    patch(job.id, { settled: true, ...(isBrowser ? { state: 'canceled' } : {}) });
    if (isBrowser && job.serverJob !== null) await takeBack(job.id, job.serverJob);
  }

  const queue: PrintQueue = {
    jobs: list.all,
    job: list.get,
    subscribe: list.subscribe,
    add(order, printer) {
      const id = newKey();
      const { device_id, name } = printer;
      list.put({ ...FRESH, id, order, printer: { device_id, name }, key: newKey(), owed: [], at: clock.now() });
      enqueue(id, order.type, begin(id));
      return id;
    },
    ended(id) {
      const job = list.get(id);
      if (!job) return Promise.reject(new Error(`There is no print job ${id}`));
      if (isEnded(job)) return Promise.resolve(job);
      return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
    },
    retry(id, { printer, reason } = {}) {
      const last = list.get(id);
      if (!last || !isEnded(last) || last.state === 'printed') throw new Error(`Print job ${id} cannot be tried again`);
      const { order } = last;
      if (last.state === 'unknown' && order.kind === 'ticket' && reason === undefined)
        throw new Error('Paper may have come out: printing again needs a reason');
      canceled.delete(id);
      patch(id, {
        ...FRESH,
        recordLost: last.recordLost,
        printer: printer ? { device_id: printer.device_id, name: printer.name } : last.printer,
        order: order.kind === 'ticket' && reason !== undefined ? { ...order, reprintReason: reason } : order,
      });
      enqueue(id, order.type, async () => {
        const unsettled = await settleRecord(last, contextOf(id));
        if (unsettled) return unsettled;
        patch(id, { key: newKey(), recordLost: false });
        return begin(id)();
      });
    },
    async cancel(id) {
      const job = list.get(id);
      if (!job || job.state === 'printed' || job.state === 'canceled') return;
      if (isEnded(job)) return putAside(job);
      if (!running.has(id)) return finish(id, CANCELED);
      canceled.add(id);
      if (job.serverJob !== null && job.way === 'server') await cancelOnServer(job.serverJob, { deps, results });
      if (job.serverJob === null && job.way !== null && job.order.kind === 'ticket') await cancelAhead(job.key);
      if (job.way === 'local')
        await deps.helpers.cancel(job.order.type, { apiKey: deps.apiKey, jobId: job.key }).catch(() => undefined);
    },
    confirmPrinted(id) {
      const job = list.get(id);
      if (job?.state !== 'unknown') return;
      patch(id, { ...PRINTED, settled: true });
      report(job, 'printed');
    },
    async refresh() {
      for (const job of list.all()) {
        for (const record of job.owed) await takeBack(job.id, record);
        if (hasOwedRecords(job) && (await settleRecord(job, contextOf(job.id))) === null)
          patch(job.id, { recordLost: false });
        if (job.state !== 'unknown' || job.settled) continue;
        const end = await checkUnknown(job, contextOf(job.id));
        if (end) correct(list.get(job.id) ?? job, end);
      }
    },
    stop() {
      stop();
      results.stop();
    },
  };
  return queue;
}

/** A bug in this program says nothing about the printer: once something was sent, paper may be out. */
function unforeseen(job: { way: PrintJobEntry['way'] } | undefined, error: unknown): AttemptResult {
  return job?.way ? UNKNOWN : failed({ code: null, message: error instanceof Error ? error.message : String(error) });
}
