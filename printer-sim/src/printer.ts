import type { PrinterType } from '@muara/contract/constants';
import type { PrinterInfo, PrinterSwitches, PrintInfo } from '@muara/contract/types';
import type { DocumentReader, FetchLimits } from './fetch-document.ts';
import type { Host } from './host.ts';
import type { JobRecord, JobSource, Journal } from './journal.ts';
import { testPage } from './pdf/test-page.ts';
import { type PrintMachine, type PrintOrder, runPrint } from './print-run.ts';
import { PrinterError } from './printer-error.ts';
import type { Refusal, Refusals } from './refusals.ts';
import type { Tray } from './tray.ts';

export type Switches = Required<PrinterSwitches>;

/** The switches of a working printer. */
export const WORKING_SWITCHES: Switches = {
  offline: false,
  connected: true,
  paper: true,
  dies: 'never',
  duplicates: false,
  delay_ms: 0,
};

interface PrinterDeps {
  type: PrinterType;
  deviceId: string;
  name: string;
  tray: Tray;
  journal: Journal;
  refusals: Refusals;
  host: Host;
  reader: DocumentReader;
  limits: FetchLimits;
  switches: Switches;
  /** Stops this printer and everything that belongs to it: `limits.signal` is aborted when it returns. */
  onDeath: () => void;
}

interface Running {
  trayId: Promise<string>;
  cancel(): void;
}

/** A printer with a tray instead of paper, and switches for printer faults. */
export class Printer {
  readonly #deps: PrinterDeps;
  readonly #machine: PrintMachine;
  #switches: Switches;
  /** The printer prints one document at a time. */
  #busy: Promise<unknown> = Promise.resolve();
  /** Keyed orders that are printing now; a repeated one waits for the same print. */
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<(switches: Switches) => void>();

  constructor(deps: PrinterDeps) {
    const { type, tray, journal, host, reader, limits } = deps;
    this.#deps = deps;
    this.#switches = deps.switches;
    this.#machine = {
      tray,
      journal,
      host,
      reader,
      limits,
      paged: type === 'ticket_agent',
      testPage: () => testPage(this.describe()),
      assertReady: () => this.#assertReady(),
      inTurn: (signal, work) => this.#inTurn(signal, work),
      delayMs: () => this.#switches.delay_ms,
      mayDie: (when) => {
        if (this.#switches.dies !== when) return;
        deps.onDeath();
        limits.signal.throwIfAborted();
      },
    };
  }

  get deviceId(): string {
    return this.#deps.deviceId;
  }

  get tray(): Tray {
    return this.#deps.tray;
  }

  get journal(): Journal {
    return this.#deps.journal;
  }

  /** Newest first. */
  get refusals(): readonly Refusal[] {
    return this.#deps.refusals.latest;
  }

  get switches(): Switches {
    return this.#switches;
  }

  /** Sets all switches, and notifies listeners. */
  setSwitches({ offline, connected, paper, delay_ms, dies, duplicates }: PrinterSwitches): Switches {
    const { dies: never, duplicates: once } = WORKING_SWITCHES;
    this.#switches = { offline, connected, paper, dies: dies ?? never, duplicates: duplicates ?? once, delay_ms };
    for (const listener of this.#listeners) listener(this.#switches);
    return this.#switches;
  }

  onSwitches(listener: (switches: Switches) => void): void {
    this.#listeners.add(listener);
  }

  /** Returns the identity of the printer, with any switches. */
  describe(): Required<PrinterInfo> {
    const { deviceId, name, type } = this.#deps;
    return { device_id: deviceId, name, printer_type: type, printer_connected: this.#switches.connected ? 1 : 0 };
  }

  /** @throws PrinterError `printer_offline` when the helper is switched offline */
  assertOnline(): void {
    if (this.#switches.offline) throw new PrinterError('printer_offline');
  }

  /**
   * Prints one document; resolves with its tray id when all of it is out.
   * An order with a job id prints once, however often it is sent: it may be retried only when nothing came out.
   * @throws PrinterError with a code of printers/openapi.yaml
   */
  async print(order: PrintOrder): Promise<string> {
    try {
      this.#assertMeant(order.printerId);
      const running = order.jobId === null ? undefined : this.#running.get(keyOf(order.source, order.jobId));
      return await (running?.trayId ?? this.#printedBefore(order) ?? this.#begin(order).trayId);
    } catch (error) {
      const what = order.code ?? (order.pdf === null ? 'Test page' : 'Slip');
      this.noteRefusal(error, `${what}, ${from(order.source)}`);
      throw error;
    }
  }

  /** Cancels what is not on paper yet; returns the job's record. A job that arrives later is not printed. */
  async cancel(source: JobSource, jobId: string): Promise<JobRecord> {
    const running = this.#running.get(keyOf(source, jobId));
    running?.cancel();
    await running?.trayId.catch(() => undefined);
    const known = this.journal.find(source, jobId);
    if (known) return known;
    const unseen = this.journal.begin({ source, jobId, code: null });
    this.journal.update(unseen, { state: 'canceled' });
    return unseen;
  }

  /** Records a refusal, for the page. */
  noteRefusal(error: unknown, what: string): void {
    const { limits, refusals } = this.#deps;
    // A stopped helper does not respond.
    if (!limits.signal.aborted) refusals.note(error, what);
  }

  /** Records a reprint on its print; returns that print's id, or null when there is none. */
  note(info: PrintInfo): string | null {
    this.#assertMeant(info.printer_id);
    const wanted = info.tray_id ?? null;
    const job = this.tray.find(({ id, code }) => code === info.code && (wanted === null || id === wanted));
    if (job === undefined) return null;
    this.tray.annotate(job.id, { reprint: info.reprint, reprint_reason: info.reprint_reason });
    return job.id;
  }

  /** @throws PrinterError when paper came out, or may have, or the job was canceled */
  #printedBefore({ source, jobId }: PrintOrder): string | undefined {
    const record = jobId === null ? undefined : this.journal.find(source, jobId);
    if (record?.state === 'printed') return record.tray_id!;
    if (record?.state === 'unknown') throw new PrinterError('printer_job_unknown', undefined, record.message!);
    if (record?.state === 'canceled')
      throw new PrinterError('printer_job_canceled', undefined, record.message ?? undefined);
    return undefined;
  }

  #begin(order: PrintOrder): Running {
    const record = this.journal.begin(order);
    const stop = new AbortController();
    const key = order.jobId === null ? null : keyOf(order.source, order.jobId);
    const trayId = runPrint(order, record, this.#machine, stop.signal).finally(() => key && this.#running.delete(key));
    const running = { trayId, cancel: () => stop.abort(new PrinterError('printer_job_canceled')) };
    if (key !== null) this.#running.set(key, running);
    return running;
  }

  #inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.#busy = turn.catch(() => undefined);
    return Promise.race([turn, rejected(signal)]);
  }

  #assertMeant(printerId: string): void {
    if (printerId !== this.#deps.deviceId) throw new PrinterError('validation_failed', 'printer_id');
  }

  #assertReady(): void {
    this.assertOnline();
    if (!this.#switches.connected) throw new PrinterError('printer_not_connected');
    if (!this.#switches.paper) throw new PrinterError('printer_paper_out');
  }
}

/** Keys of pages and of the server are separate. */
function keyOf(source: JobSource, jobId: string): string {
  return `${source} ${jobId}`;
}

function from(source: JobSource): string {
  return source === 'local' ? 'from a browser on this machine' : 'from the server';
}

function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
