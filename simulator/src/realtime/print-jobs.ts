import type { HubDeps, PrintAsked, PrintJob } from './hub.ts';
import type { OnlinePrinter, Registry } from './registry.ts';

const PRINT_TIMEOUT_MS = 60_000;
const OFFLINE = 'Printer is offline..';

/** What became of a print job; `error` is for the person who asked. */
export interface PrintResult {
  readonly ok: boolean;
  readonly error?: string;
}

interface Pending {
  readonly printer: OnlinePrinter;
  settle(result: PrintResult): void;
}

/** The jobs that printer helpers have not answered yet. */
export class PrintJobs {
  readonly #setTimer: HubDeps['setTimer'];
  readonly #journal: HubDeps['journal'];
  readonly #registry: Registry;
  readonly #pending = new Map<string, Pending>();
  #lastJob = 0;

  constructor(deps: HubDeps, registry: Registry) {
    this.#setTimer = deps.setTimer;
    this.#journal = deps.journal;
    this.#registry = registry;
  }

  send(world: string, deviceId: string, job: PrintJob, { userId, onDone }: PrintAsked): string | null {
    const printer = this.#registry.printer(deviceId);
    if (!printer || printer.info.printer_connected === 0) {
      if (userId !== undefined)
        this.#registry.toUser(world, userId, { type: 'printer_not_connected', device_id: deviceId, code: job.code });
      return null;
    }
    const jobId = `job-${++this.#lastJob}`;
    const settle = (result: PrintResult): void => {
      if (!this.#pending.delete(jobId)) return;
      cancel();
      if (userId !== undefined) {
        const { ok, error = null } = result;
        this.#registry.toUser(world, userId, {
          type: 'print-done',
          job_id: jobId,
          printer_id: deviceId,
          code: job.code,
          ok,
          error,
        });
      }
      try {
        onDone?.(result);
      } catch (error) {
        this.#journal?.({ world, peer: printer.info.peer_id, kind: 'dropped', detail: `${jobId}: ${String(error)}` });
      }
    };
    const cancel = this.#setTimer(() => settle({ ok: false, error: OFFLINE }), PRINT_TIMEOUT_MS);
    this.#pending.set(jobId, { printer, settle });
    printer.send({ ...job, type: 'print', job_id: jobId, printer_id: deviceId });
    return jobId;
  }

  /** A helper's answer; false when this helper has no such job. */
  answered(printer: OnlinePrinter, jobId: string, result: PrintResult): boolean {
    const job = this.#pending.get(jobId);
    if (job?.printer !== printer) return false;
    job.settle(result);
    return true;
  }

  /** A helper went away: what it had not printed has failed. */
  abandon(printer: OnlinePrinter): void {
    const jobs = Array.from(this.#pending.values()).filter((job) => job.printer === printer);
    for (const job of jobs) job.settle({ ok: false, error: OFFLINE });
  }
}
