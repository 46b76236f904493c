import type { PrintJob } from '@muara/contract/types';
import { type DocumentParts, openDocument } from './document-parts.ts';
import type { DocumentReader, FetchLimits } from './fetch-document.ts';
import { type Host, wait } from './host.ts';
import { type Journal, type JobRecord, partsOut } from './journal.ts';
import { PrinterError } from './printer-error.ts';
import type { Tray } from './tray.ts';

/** A document to print, from any source. */
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

/** What a run needs of its printer. */
export interface PrintMachine {
  tray: Tray;
  journal: Journal;
  host: Host;
  reader: DocumentReader;
  limits: FetchLimits;
  /** Whether the printer requests documents in parts. */
  paged: boolean;
  testPage(): Uint8Array;
  /** @throws PrinterError when the printer cannot print */
  assertReady(): void;
  /** Waits for the printer, which prints one document at a time. */
  inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  delayMs(): number;
  /** Kills the helper immediately, if its switch says so. */
  mayDie(when: 'before_paper' | 'after_paper'): void;
}

/**
 * Prints one order and keeps its record accurate throughout: `failed` means that nothing came out,
 * `canceled` that no more will, and `unknown` that somebody must look.
 * @param canceled aborted with `printer_job_canceled` to cancel what is not on paper yet
 * @returns the id of the print in the tray
 * @throws PrinterError with a code of printers/openapi.yaml
 */
export async function runPrint(
  order: PrintOrder,
  record: JobRecord,
  machine: PrintMachine,
  canceled: AbortSignal,
): Promise<string> {
  const signal = AbortSignal.any([machine.limits.signal, canceled]);
  try {
    machine.assertReady();
    const parts = await open(order, machine, signal);
    return await machine.inTurn(signal, () => comeOut(order, record, parts, machine, signal));
  } catch (error) {
    throw settle(record, error, machine.journal);
  }
}

async function open({ pdf }: PrintOrder, machine: PrintMachine, signal: AbortSignal): Promise<DocumentParts> {
  const { paged, reader, limits } = machine;
  if (pdf !== null) return openDocument(pdf, { paged, reader, limits, signal });
  return {
    total: 1,
    first: { bytes: machine.testPage(), pages: 1 },
    fetch: () => Promise.reject(new Error('One part')),
  };
}

async function comeOut(
  order: PrintOrder,
  record: JobRecord,
  parts: DocumentParts,
  machine: PrintMachine,
  signal: AbortSignal,
): Promise<string> {
  const { host, tray, journal } = machine;
  let id = '';
  journal.update(record, { state: 'printing', parts_total: parts.total });
  for (let part = 1; part <= parts.total; part += 1) {
    const paper = part === 1 ? parts.first : await parts.fetch(part);
    const delay = machine.delayMs() / parts.total;
    if (delay > 0) await wait(host, delay, signal);
    // Switches may have changed, or the job been canceled, while the document was fetched or waited.
    signal.throwIfAborted();
    machine.assertReady();
    if (part === 1) machine.mayDie('before_paper');
    if (part === 1) id = tray.add(paper, entryOf(order), host.now()).id;
    else tray.append(id, paper);
    if (part === parts.total) machine.mayDie('after_paper');
    journal.update(record, { parts_done: part, tray_id: id });
  }
  journal.update(record, { state: 'printed' });
  return id;
}

function entryOf({ printerId, code, pdf, jobId, source, reprint = null, reprintReason = null }: PrintOrder) {
  return {
    code,
    printer_id: printerId,
    job_id: jobId,
    source,
    pdf: pdf === null ? null : withoutToken(pdf),
    reprint,
    reprint_reason: reprintReason,
  };
}

/** A slip's URL contains a session token, which must not reach a page or disk. */
function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('token');
  return url.href;
}

/** Records how a failed run ended; returns the error for its caller. */
function settle(record: JobRecord, error: unknown, journal: Journal): unknown {
  const out = partsOut(record);
  if (error instanceof PrinterError && error.code === 'printer_job_canceled') {
    journal.update(record, { state: 'canceled', message: out });
    return out === null ? error : new PrinterError('printer_job_canceled', undefined, out);
  }
  if (out !== null) {
    journal.update(record, { state: 'unknown', code: 'printer_job_unknown', message: out });
    return new PrinterError('printer_job_unknown', undefined, out);
  }
  const { code, message } = error instanceof PrinterError ? error : new PrinterError('internal_error');
  journal.update(record, { state: 'failed', code, message });
  return error;
}
