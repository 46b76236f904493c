import { ERRORS } from '@muara/contract/errors';
import type { PrintJobOutcome, RealtimePrinted } from '@muara/contract/types';
import type { HubDeps } from './hub-deps.ts';
import type { PrintAsked, PrintResult } from './print-job.ts';
import type { PrintJob } from './print-job.ts';
import type { OnlinePrinter } from './online-peer.ts';
import type { Registry } from './registry.ts';

/** After this much silence the result of a job is unknown. */
const SILENCE_MS = 60_000;
/** How long a cancel waits for the helper's response. */
const CANCEL_MS = 2_000;
/** Jobs with unknown results that a late report can still correct. */
const MAX_UNKNOWN = 1_000;

interface Job extends PrintAsked {
  readonly id: string;
  readonly world: string;
  readonly deviceId: string;
  readonly code: string | null;
  /** What the helper received. */
  readonly message: object;
  /** The connection it was sent to. */
  readonly printer: OnlinePrinter;
  /** False while it is being written to the connection. */
  sent: boolean;
  state: PrintJobOutcome;
  stopTimer(): void;
  /** Waiting for the helper's next response. */
  readonly listeners: Set<() => void>;
}

/** States after which a helper can report nothing new. */
const FINAL: ReadonlySet<PrintJobOutcome> = new Set<PrintJobOutcome>(['printed', 'failed', 'canceled']);
/** The message of a job when its helper gave none. */
const WORDS: Partial<Record<PrintJobOutcome, string>> = {
  unknown: ERRORS.printer_job_unknown.message,
  canceled: ERRORS.printer_job_canceled.message,
};

/**
 * The jobs that printer helpers have not ended.
 * When a helper falls silent or leaves, its jobs are unknown, because paper may have come out; a later report, also
 * over another connection, corrects that.
 */
export class PrintJobs {
  readonly #deps: HubDeps;
  readonly #registry: Registry;
  readonly #jobs = new Map<string, Job>();
  #lastJob = 0;

  constructor(deps: HubDeps, registry: Registry) {
    this.#deps = deps;
    this.#registry = registry;
  }

  nextId(): string {
    return `job-${this.#deps.incarnation}-${++this.#lastJob}`;
  }

  /** Returns whether a job can still change. */
  has(id: string): boolean {
    return this.#jobs.has(id);
  }

  /** Sends a job to its printer; null when the printer is offline or cannot be written to. */
  send(world: string, deviceId: string, job: PrintJob, asked: PrintAsked): string | null {
    const { userId, jobId: id = this.nextId() } = asked;
    const { code } = job;
    const printer = this.#registry.printer(deviceId, world);
    if (printer && printer.info.printer_connected !== 0) {
      const message = { ...job, type: 'print', job_id: id, printer_id: deviceId } as const;
      const entry: Job = {
        ...asked,
        id,
        world,
        deviceId,
        code,
        message,
        printer,
        sent: false,
        state: 'waiting',
        stopTimer: () => {},
        listeners: new Set(),
      };
      this.#jobs.set(id, entry);
      this.#watch(entry);
      printer.send(message);
      // A connection that breaks on this very message never carried it.
      if (this.#registry.printer(deviceId, world) === printer) {
        entry.sent = true;
        if (entry.state === 'waiting') this.#show(entry, null);
        return id;
      }
      this.#forget(entry);
    }
    if (userId !== undefined)
      this.#registry.toUser(world, userId, { type: 'printer_not_connected', device_id: deviceId, code });
    return null;
  }

  /** Records a helper's report; false when it has no such job, or nothing new to report. */
  recordReport(printer: OnlinePrinter, { job_id: id, ok, state, error = null }: Omit<RealtimePrinted, 'msg'>): boolean {
    const job = this.#jobs.get(id);
    if (job?.deviceId !== printer.info.device_id || (printer.home ?? job.world) !== job.world) return false;
    const now = state ?? (ok ? 'printed' : 'failed');
    if (now === 'waiting' || now === 'printing') this.#watch(job);
    if (now === job.state) tellListeners(job);
    else this.#become(job, { state: now, error });
    return true;
  }

  /** Handles a helper's departure: the results of its jobs are unknown. */
  abandon(printer: OnlinePrinter): void {
    const left = [...this.#jobs.values()].filter((job) => job.printer === printer && job.sent && isOpen(job));
    for (const job of left) this.#become(job, { state: 'unknown', error: null });
  }

  /** Asks the helper to cancel a job; resolves on its next report, or after two seconds. */
  cancel(id: string): Promise<void> {
    const job = this.#jobs.get(id);
    const printer = job && this.#registry.printer(job.deviceId, job.world);
    if (!job || !printer) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        stop();
        job.listeners.delete(done);
        resolve();
      };
      const stop = this.#deps.setTimer(done, CANCEL_MS);
      job.listeners.add(done);
      printer.send({ type: 'print-cancel', job_id: id, printer_id: job.deviceId });
    });
  }

  /** Restarts the silence timer of a helper. */
  #watch(job: Job): void {
    job.stopTimer();
    job.stopTimer = this.#deps.setTimer(() => this.#become(job, { state: 'unknown', error: null }), SILENCE_MS);
  }

  #become(job: Job, { state, error }: PrintResult): void {
    const { id, world, userId, deviceId, code } = job;
    const words = state === 'printed' ? null : (error ?? WORDS[state] ?? null);
    job.state = state;
    if (!isOpen(job)) job.stopTimer();
    if (FINAL.has(state)) this.#forget(job);
    else this.#keepFew();
    this.#report(job, { state, error: words });
    this.#show(job, words);
    if (userId !== undefined && !isOpen(job)) {
      const done = { job_id: id, printer_id: deviceId, code, ok: state === 'printed', state, error: words };
      this.#registry.toUser(world, userId, { type: 'print-done', ...done });
    }
    tellListeners(job);
  }

  /** The helper's connection survives any failure of the domain. */
  #report({ id, world, printer }: Job, result: PrintResult): void {
    try {
      this.#deps.onPrintJob?.(world, id, result);
    } catch (error) {
      const detail = `print job ${id}: ${String(error)}`;
      this.#deps.journal?.({ world, peer: printer.info.peer_id, kind: 'failed', detail });
    }
  }

  /** Shows a job to QA. */
  #show({ world, id, deviceId, code, state, message }: Job, error: string | null): void {
    this.#deps.onPaper?.(world, { job_id: id, printer_id: deviceId, code, state, error, message });
  }

  #forget(job: Job): void {
    job.stopTimer();
    this.#jobs.delete(job.id);
  }

  #keepFew(): void {
    const unknown = [...this.#jobs.values()].filter(({ state }) => state === 'unknown');
    for (const job of unknown.slice(0, -MAX_UNKNOWN)) this.#forget(job);
  }
}

function tellListeners({ listeners }: Job): void {
  for (const listener of listeners) listener();
}

/** Returns whether the helper is still working on a job. */
function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'printing';
}
