import type { PrinterType } from '@muara/contract/constants';
import type { PrinterInfo, PrinterSwitches, PrintInfo, PrintJob } from '@muara/contract/types';
import { fetchDocument, type FetchLimits } from './fetch-document.ts';
import { type Host, wait } from './host.ts';
import { PrinterError } from './printer-error.ts';
import { testPage } from './test-page.ts';
import type { Tray } from './tray.ts';

/** A document to print, whichever way it came in. */
export interface PrintOrder {
  printerId: string;
  code: string | null;
  /** Null prints the helper's own test page. */
  pdf: string | null;
  jobId: string | null;
  source: PrintJob['source'];
  reprint?: 1 | null;
  reprintReason?: string | null;
}

export interface PrinterDeps {
  type: PrinterType;
  deviceId: string;
  name: string;
  tray: Tray;
  host: Host;
  limits: FetchLimits;
}

/** A printer with a tray instead of paper, and switches for what goes wrong with printers. */
export class Printer {
  readonly #deps: PrinterDeps;
  #switches: PrinterSwitches = { offline: false, connected: true, paper: true, delay_ms: 0 };
  /** The printer takes one document after the other. */
  #busy: Promise<unknown> = Promise.resolve();
  /** Orders with a key that are being printed now; a repeated one waits for the same print. */
  readonly #running = new Map<string, Promise<PrintJob>>();
  readonly #listeners = new Set<(switches: PrinterSwitches) => void>();

  constructor(deps: PrinterDeps) {
    this.#deps = deps;
  }

  get deviceId(): string {
    return this.#deps.deviceId;
  }

  get tray(): Tray {
    return this.#deps.tray;
  }

  get switches(): PrinterSwitches {
    return this.#switches;
  }

  /** Sets all the switches, and tells whoever listens. */
  setSwitches({ offline, connected, paper, delay_ms }: PrinterSwitches): PrinterSwitches {
    this.#switches = { offline, connected, paper, delay_ms };
    for (const listener of this.#listeners) listener(this.#switches);
    return this.#switches;
  }

  onSwitches(listener: (switches: PrinterSwitches) => void): void {
    this.#listeners.add(listener);
  }

  /** Who this is, whatever the switches say. */
  describe(): Required<PrinterInfo> {
    const { deviceId, name, type } = this.#deps;
    return { device_id: deviceId, name, printer_type: type, printer_connected: this.#switches.connected ? 1 : 0 };
  }

  /** @throws PrinterError `printer_offline` when the helper plays dead */
  assertOnline(): void {
    if (this.#switches.offline) throw new PrinterError('printer_offline');
  }

  /**
   * Prints one document; resolves when it lies in the tray. An order with a job id is printed once,
   * however often it comes.
   *
   * @throws PrinterError with a code of printers/openapi.yaml
   */
  print(order: PrintOrder): Promise<PrintJob> {
    if (order.jobId === null) return this.#print(order);
    // Keys of pages are theirs alone; the server numbers its jobs anew at each start, and sends each once.
    const done = this.tray.find(
      (job) => order.source === 'local' && job.source === 'local' && job.job_id === order.jobId,
    );
    if (done !== undefined) return Promise.resolve(done);
    const key = `${order.source} ${order.jobId}`;
    const running = this.#running.get(key) ?? this.#print(order).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  /** Notes a reprint on the print that is meant; answers that print's id, or null when there is none. */
  async note(info: PrintInfo): Promise<string | null> {
    this.#assertMeant(info.printer_id);
    const wanted = info.tray_id ?? null;
    const job = this.tray.find(({ id, code }) => code === info.code && (wanted === null || id === wanted));
    if (job === undefined) return null;
    await this.tray.annotate(job.id, { reprint: info.reprint, reprint_reason: info.reprint_reason });
    return job.id;
  }

  async #print(order: PrintOrder): Promise<PrintJob> {
    this.#assertMeant(order.printerId);
    this.#assertReady();
    const document = order.pdf === null ? testPage(this.describe()) : await fetchDocument(order.pdf, this.#deps.limits);
    const turn = this.#busy.then(() => this.#comeOut(document, order));
    this.#busy = turn.catch(() => undefined);
    return turn;
  }

  async #comeOut(document: Uint8Array, order: PrintOrder): Promise<PrintJob> {
    const { host, limits, tray } = this.#deps;
    if (this.#switches.delay_ms > 0) await wait(host, this.#switches.delay_ms, limits.signal);
    // The switches may have been thrown while the document was fetched or waited for its turn.
    this.#assertReady();
    const { printerId, code, pdf, jobId, source, reprint = null, reprintReason = null } = order;
    return tray.add(
      document,
      {
        code,
        printer_id: printerId,
        job_id: jobId,
        source,
        pdf: pdf === null ? null : withoutToken(pdf),
        reprint,
        reprint_reason: reprintReason,
      },
      host.now(),
    );
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

/** A slip's address carries the token of a session: that does not belong on a page or a disk. */
function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('token');
  return url.href;
}
