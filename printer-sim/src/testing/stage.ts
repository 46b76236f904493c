import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINTER_OPERATION_META, PRINTER_OPERATIONS, type PrinterOperationId } from '@muara/contract/printers';
import type { PrinterJobStatus, PrinterSwitches, PrintJob, RealtimePrint } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { type Host, nodeHost } from '../host.ts';
import type { PrinterSim, PrinterSimOptions } from '../options.ts';
import { WORKING_SWITCHES } from '../printer.ts';
import { startPrinterSim } from '../start-printer-sim.ts';
import { type DocumentServer, startDocumentServer } from './document-server.ts';
import { type RealtimeServer, startRealtimeServer } from './realtime-server.ts';

export const KEY = 'the-key';
export const CODE = 'MRCX7K2M9QP';

/** Shortens waits of seconds; only guards against silence stay long. */
const HURRIED: Host = {
  ...nodeHost,
  random: () => 0,
  setTimer: (fn, ms) => nodeHost.setTimer(fn, ms > 20_000 ? ms : Math.min(ms, 20)),
};

interface Answer {
  /** 0 when the helper dropped the connection. */
  status: number;
  body: Record<string, unknown>;
}

/** A helper with a document server and a realtime server, and everything that tests do with it. */
export class Stage {
  readonly documents: DocumentServer;
  readonly server: RealtimeServer;
  readonly trayDir: string;
  helper!: PrinterSim;
  readonly #options: Partial<PrinterSimOptions>;

  private constructor(documents: DocumentServer, server: RealtimeServer, options: Partial<PrinterSimOptions>) {
    this.documents = documents;
    this.server = server;
    this.trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
    this.#options = options;
  }

  static async set(options: Partial<PrinterSimOptions> = {}): Promise<Stage> {
    const [documents, server] = await Promise.all([startDocumentServer(), startRealtimeServer()]);
    const stage = new Stage(documents, server, options);
    await stage.#start();
    return stage;
  }

  async clear(): Promise<void> {
    await this.helper.close();
    await Promise.all([this.documents.close(), this.server.close()]);
    rmSync(this.trayDir, { recursive: true });
  }

  /** Stops the helper, and starts another one over the same folder. */
  async restart(): Promise<void> {
    await this.helper.close();
    await this.#start();
  }

  async #start(): Promise<void> {
    this.helper = await startPrinterSim({
      type: 'receipt',
      port: 0,
      trayDir: this.trayDir,
      allowedOrigin: this.documents.origin,
      realtimeUrl: this.server.url,
      apiKey: KEY,
      host: HURRIED,
      ...this.#options,
    });
    if (this.#options.realtimeUrl !== null) await this.server.next('/appid');
  }

  /** Calls an operation; a refusal must be one that the contract lists. */
  async call(operation: PrinterOperationId, path: string, body?: unknown): Promise<Answer> {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const { method } = PRINTER_OPERATIONS[operation];
    const response = await fetch(`${this.helper.url}${path}`, { method, ...init }).catch(() => null);
    if (response === null) return { status: 0, body: {} };
    const answer = (await response.json()) as Record<string, unknown>;
    const listed: readonly unknown[] = PRINTER_OPERATION_META[operation].errors;
    if (!response.ok && !(schemas.ErrorBody.safeParse(answer).success && listed.includes(answer['code']))) {
      throw new Error(`The contract does not list ${String(answer['code'])} for ${operation}`);
    }
    return { status: response.status, body: answer };
  }

  print(jobId: string | null, path = '/ok.pdf'): Promise<Answer> {
    const pdf = `${this.documents.origin}${path}`;
    const body = { printer_id: this.helper.deviceId, code: CODE, pdf, job_id: jobId };
    return this.call('printDocument', `/print?api_key=${KEY}`, body);
  }

  async job(jobId: string): Promise<PrinterJobStatus | null> {
    return statusOf(await this.call('getPrinterJob', `/jobs/${encodeURIComponent(jobId)}?api_key=${KEY}`));
  }

  async cancel(jobId: string): Promise<PrinterJobStatus | null> {
    return statusOf(await this.call('cancelPrinterJob', `/jobs/${encodeURIComponent(jobId)}/cancel?api_key=${KEY}`));
  }

  /** Sends a job from the server. */
  send(jobId: string, path = '/ok.pdf', more: Partial<RealtimePrint> = {}): void {
    const pdf = `${this.documents.origin}${path}`;
    this.server.send({ type: 'print', job_id: jobId, printer_id: this.helper.deviceId, code: CODE, pdf, ...more });
  }

  async switch(switches: Partial<PrinterSwitches>): Promise<void> {
    const { status } = await this.call('setSwitches', '/switches', { ...WORKING_SWITCHES, ...switches });
    if (status !== 200) throw new Error(`The switches answered ${status}`);
  }

  /** Waits until a stopped helper is back. */
  async back(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if ((await this.call('getSwitches', '/switches')).status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('The helper did not come back');
  }

  async tray(): Promise<PrintJob[]> {
    const { body } = await this.call('listTray', '/tray');
    return schemas.PrinterTray.parse(body).data;
  }
}

function statusOf({ status, body }: Answer): PrinterJobStatus | null {
  if (status === 404) return null;
  if (status !== 200) throw new Error(`The job answered ${status}`);
  return schemas.PrinterJobStatus.parse(body);
}

/** A host whose timers the test fires. */
export function handHost(): Host & { timers: (() => void)[]; fire(): Promise<void> } {
  const timers: (() => void)[] = [];
  return {
    ...nodeHost,
    timers,
    setTimer(fn) {
      timers.push(fn);
      return () => void (timers.includes(fn) && timers.splice(timers.indexOf(fn), 1));
    },
    /** Waits for the next timer and fires it. */
    async fire() {
      while (timers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      timers.shift()!();
    },
  };
}
