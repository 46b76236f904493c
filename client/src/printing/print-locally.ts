import type { PrintFailure, PrintJobEntry, TicketOrder, AttemptResult } from './types.ts';
import type { PrinterJobStatus } from '@muara/contract/types';
import { PrinterCallError } from '../printers/printer-call-error.ts';
import type { AttemptContext } from './attempt-context.ts';
import {
  CANCELED,
  failureFromError,
  failed,
  failureOf,
  isLost,
  PRINTED,
  resultOfRefusal,
  UNKNOWN,
} from './failures.ts';
import { printRecorded } from './print-recorded.ts';

/** How often a helper is polled for a job's state. */
const ASK_EVERY_MS = 1000;
/** A helper that is silent this long counts as gone. */
const GONE_AFTER_MS = 15_000;
/** Attempts to send a job to a helper that responds but never received it. */
const MAX_ATTEMPTS = 3;

/**
 * Prints on the local helper (000 §7): the server records first, so that nothing unrecorded comes out;
 * then the helper prints and learns whether it was a reprint. If nothing came out, the record is removed.
 */
export const printLocally = (job: PrintJobEntry, order: TicketOrder, context: AttemptContext): Promise<AttemptResult> =>
  printRecorded(job, order, context, (record) => sendToHelper(job, order, record, context));

/** Asks the helper for the result of a job that was running before a reload; null when it never had it. */
export async function askHelper(
  job: PrintJobEntry,
  order: TicketOrder,
  context: AttemptContext,
): Promise<AttemptResult | null> {
  const end = await follow(job, context);
  return end === 'gone' ? UNKNOWN : end === null ? null : await ended(end, null, job, order, context);
}

async function sendToHelper(
  job: PrintJobEntry,
  order: TicketOrder,
  record: string | null,
  context: AttemptContext,
): Promise<AttemptResult> {
  const { deps, update } = context;
  const { type, code } = order;
  const { apiKey } = deps;
  const call = { apiKey, printerId: job.printer.device_id, code, pdf: deps.pdf(order, record), jobId: job.key };
  let failure: PrintFailure = failureOf('printer_not_connected');
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const watch = { on: true };
    try {
      update({ state: 'printing' });
      void showProgress(job, context, watch);
      const { tray_id: trayId } = await deps.helpers.print(type, call);
      watch.on = false;
      return await reportReprint(job, order, trayId, context);
    } catch (error) {
      watch.on = false;
      failure = failureFromError(error);
      if (!isLost(error)) {
        // Refusing a document in parts does not say whether some are out.
        const status = await deps.helpers.job(type, { apiKey, jobId: job.key }).catch(() => null);
        return status === null ? resultOfRefusal(failure) : await ended(status, failure, job, order, context);
      }
    }
    const status = await follow(job, context);
    if (status === 'gone') return UNKNOWN;
    if (status !== null) return ended(status, failure, job, order, context);
  }
  return failed(failure);
}

async function ended(
  status: PrinterJobStatus,
  failure: PrintFailure | null,
  job: PrintJobEntry,
  order: TicketOrder,
  context: AttemptContext,
): Promise<AttemptResult> {
  const said = status.message === null ? failure : { code: status.code, message: status.message };
  context.update({ partsDone: status.parts_done, partsTotal: status.parts_total });
  if (status.state === 'printed') return reportReprint(job, order, status.tray_id, context);
  if (status.state === 'failed') return failed(said ?? failureOf('printer_not_connected'));
  // Some parts of a paged document may be out although the rest was canceled.
  if (status.state === 'canceled')
    return status.parts_done > 0 ? { state: 'unknown', failure: said ?? UNKNOWN.failure } : CANCELED;
  return { state: 'unknown', failure: said ?? UNKNOWN.failure };
}

/** Polls a job until it ends: null when the helper never had it, `gone` when it is silent too long. */
async function follow(
  { key, order: { type } }: PrintJobEntry,
  { deps, update, wait }: AttemptContext,
): Promise<PrinterJobStatus | null | 'gone'> {
  let heard = deps.clock.now();
  for (;;) {
    try {
      const status = await deps.helpers.job(type, { apiKey: deps.apiKey, jobId: key });
      heard = deps.clock.now();
      if (status.state !== 'waiting' && status.state !== 'printing') return status;
      update({ state: status.state, partsDone: status.parts_done, partsTotal: status.parts_total });
    } catch (error) {
      if (error instanceof PrinterCallError && error.code === 'not_found') return null;
    }
    if (deps.clock.now() - heard >= GONE_AFTER_MS) return 'gone';
    await wait(ASK_EVERY_MS);
  }
}

/** Shows the progress of a long document while the print call is pending. */
async function showProgress(
  { key, order: { type } }: PrintJobEntry,
  { deps, update, wait }: AttemptContext,
  watch: { on: boolean },
): Promise<void> {
  if (type !== 'ticket_agent') return;
  for (await wait(ASK_EVERY_MS); watch.on; await wait(ASK_EVERY_MS)) {
    const status = await deps.helpers.job(type, { apiKey: deps.apiKey, jobId: key }).catch(() => null);
    if (watch.on && status) update({ partsDone: status.parts_done, partsTotal: status.parts_total });
  }
}

/** Sends the follow-up of 000 §7. The paper is out, so a failure to send it is ignored. */
async function reportReprint(
  job: PrintJobEntry,
  order: TicketOrder,
  trayId: string | null,
  { deps }: AttemptContext,
): Promise<AttemptResult> {
  const { reprintReason = null, type, code } = order;
  const info = {
    apiKey: deps.apiKey,
    printerId: job.printer.device_id,
    code,
    trayId,
    reprint: reprintReason === null ? null : 1,
    reprintReason,
  } as const;
  const tell = () => deps.helpers.followUp(type, info);
  await tell()
    .catch(tell)
    .catch(() => undefined);
  return PRINTED;
}
