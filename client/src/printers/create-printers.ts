import { type PrinterType, REQUEST_TIMEOUT_MS } from '@muara/contract/constants';
import { PRINTER_OPERATIONS, type PrinterOperationId, type PrinterOperationMap } from '@muara/contract/printers';
import type { ErrorBody, PrinterAnswer, PrinterInfo, PrinterJobStatus } from '@muara/contract/types';
import { PrinterCallError } from './printer-call-error.ts';

export { PrinterCallError };

/** A local helper responds immediately or not at all: a sale does not wait for one that is missing. */
const PROBE_TIMEOUT_MS = 1500;

const NO_RESPONSE = 'Printer not connected. Please check the printer';

export interface PrintersOptions {
  /** URLs of the helpers, e.g. `http://localhost:3005` for receipts. */
  urls: Record<PrinterType, string>;
  fetch?: typeof fetch;
  /** Timeout of a print, during which the document is fetched and printed. */
  timeoutMs?: number;
  /** Timeout for a helper's identity or job state. */
  probeTimeoutMs?: number;
  /**
   * Further options of every call, such as the target address space, for browsers that ask for
   * permission.
   */
  init?: RequestInit;
}

export interface LocalPrint {
  /** `ws_api_key` of the session user. */
  apiKey: string;
  /** `device_id` of the intended helper. */
  printerId: string;
  code: string;
  /** URL of the PDF. */
  pdf: string;
  /** A key that makes it safe to repeat the call. */
  jobId?: string;
}

export interface LocalPrintInfo {
  apiKey: string;
  printerId: string;
  code: string;
  /** 1 for a reprint. */
  reprint: 1 | null;
  reprintReason: string | null;
  /** The print it is about; the latest of this code by default. */
  trayId?: string | null;
}

/** One job of a helper, by the key that it was printed under. */
export interface LocalJob {
  apiKey: string;
  jobId: string;
}

/** The printer helpers of this machine (000 §7). */
export interface Printers {
  /** Returns the helper's identity; null when there is none, or it is offline. Never throws. */
  info(type: PrinterType): Promise<PrinterInfo | null>;
  /** Prints; resolves when the document is out. @throws PrinterCallError */
  print(type: PrinterType, job: LocalPrint): Promise<PrinterAnswer>;
  /** Tells the helper whether the print was a reprint, and why. @throws PrinterCallError */
  followUp(type: PrinterType, info: LocalPrintInfo): Promise<PrinterAnswer>;
  /** Returns the state of a job; code `not_found` when the helper never had it. @throws PrinterCallError */
  job(type: PrinterType, job: LocalJob): Promise<PrinterJobStatus>;
  /** Cancels what is not on paper yet; returns the state of the job. @throws PrinterCallError */
  cancel(type: PrinterType, job: LocalJob): Promise<PrinterJobStatus>;
}

type Input<K extends PrinterOperationId> = Partial<Pick<PrinterOperationMap[K], 'params' | 'query' | 'body'>> & {
  timeoutMs: number;
};

/** Creates the typed calls of a point of sale to its local printer helpers. */
export function createPrinters(options: PrintersOptions): Printers {
  const { urls, timeoutMs = REQUEST_TIMEOUT_MS, probeTimeoutMs = PROBE_TIMEOUT_MS } = options;
  const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);

  async function call<K extends PrinterOperationId>(
    type: PrinterType,
    operation: K,
    input: Input<K>,
  ): Promise<PrinterOperationMap[K]['answer']> {
    const { method, path } = PRINTER_OPERATIONS[operation];
    // A helper may be in a folder of its origin.
    const url = new URL(urls[type].replace(/\/$/, '') + fillPath(path, input.params));
    for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, value);
    const body =
      input.body === undefined
        ? {}
        : { body: JSON.stringify(input.body), headers: { 'Content-Type': 'application/json' } };
    const signal = AbortSignal.timeout(input.timeoutMs);
    const init: RequestInit = { ...options.init, method, ...body, signal, cache: 'no-store', credentials: 'omit' };
    const response = await fetcher(url, init).catch((error: unknown) => {
      throw new PrinterCallError(signal.aborted ? 'timeout' : 'network', NO_RESPONSE, 0, null, { cause: error });
    });
    const answer: unknown = await response.json().catch(() => null);
    // The types of responses rest on the helper; validators would double the bundle.
    if (response.ok) return answer as PrinterOperationMap[K]['answer'];
    const { code = null, message = NO_RESPONSE } = (answer ?? {}) as Partial<ErrorBody>;
    throw new PrinterCallError('http', message, response.status, code);
  }

  return {
    async info(type) {
      const answer = await call(type, 'getPrinterInfo', { timeoutMs: probeTimeoutMs }).catch(() => null);
      // Another program may listen on the port.
      return typeof answer?.device_id === 'string' ? answer : null;
    },
    print: (type, { apiKey, printerId, code, pdf, jobId }) =>
      call(type, 'printDocument', {
        query: { api_key: apiKey },
        body: { printer_id: printerId, code, pdf, ...(jobId === undefined ? {} : { job_id: jobId }) },
        timeoutMs,
      }),
    followUp: (type, { apiKey, printerId, code, reprint, reprintReason, trayId = null }) =>
      call(type, 'sendPrintInfo', {
        query: { api_key: apiKey },
        body: { printer_id: printerId, code, reprint, reprint_reason: reprintReason, tray_id: trayId },
        timeoutMs,
      }),
    job: (type, job) => call(type, 'getPrinterJob', aboutJob(job)),
    cancel: (type, job) => call(type, 'cancelPrinterJob', aboutJob(job)),
  };

  function aboutJob({ apiKey, jobId }: LocalJob) {
    return { params: { job_id: jobId }, query: { api_key: apiKey }, timeoutMs: probeTimeoutMs };
  }
}

function fillPath(path: string, params: object = {}): string {
  return Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
}
