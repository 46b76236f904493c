import type { PrintQueueDeps } from './deps.ts';
import { CANCELED, failureFromError, failed, failureOf, UNKNOWN } from './failures.ts';
import { printLocally } from './print-locally.ts';
import { printOnServer } from './print-on-server.ts';
import { printRecorded } from './print-recorded.ts';
import type { AttemptContext } from './attempt-context.ts';
import { BROWSER_PRINTER, type PrintFailure, type PrintJobEntry, type PrintWay, type AttemptResult } from './types.ts';

/** Refusals about access to this helper, not the printer: the server may still reach it. */
const ACCESS_REFUSALS: readonly (string | null)[] = [
  'printer_key_invalid',
  'printer_origin_refused',
  'printer_document_invalid',
  'printer_fetch_failed',
  'validation_failed',
];

/**
 * Makes one attempt at a job: on the local helper if it is the chosen printer, otherwise through the
 * server (000 §7). If the helper refuses access, the server takes over with a new key.
 */
export async function runAttempt(
  job: PrintJobEntry,
  context: AttemptContext,
  fellOver: (failure: PrintFailure) => void,
): Promise<AttemptResult> {
  const { deps, update, isCanceled } = context;
  const found = await findWay(job, deps);
  if (isCanceled()) return CANCELED;
  if (typeof found !== 'string') return failed(found);
  if (found === 'browser') return printInBrowser(update({ way: 'browser' }), context);
  if (found === 'server') return printOnServer(update({ way: 'server' }), context);
  if (job.order.kind !== 'ticket') throw new Error('Only tickets are printed on helpers');
  const end = await printLocally(update({ way: 'local' }), job.order, context);
  const { failure } = end;
  if (end.state !== 'failed' || !failure || !ACCESS_REFUSALS.includes(failure.code) || isCanceled()) return end;
  if (deps.peer(job.printer.device_id) !== 'online') return end;
  fellOver(failure);
  return printOnServer(update({ way: 'server', key: deps.newKey(), serverJob: null }), context);
}

/** The result is not observable: only the person knows whether paper came out. */
function printInBrowser(job: PrintJobEntry, context: AttemptContext): Promise<AttemptResult> {
  const { order } = job;
  if (order.kind !== 'ticket') throw new Error('Only tickets are printed by the browser');
  return printRecorded(job, order, context, async (record) =>
    (await context.deps.openDocument?.(order, record))
      ? UNKNOWN
      : failed({ code: null, message: 'The document could not be opened' }),
  );
}

/**
 * Returns which way a job takes, or why none is possible.
 * If nobody knows who is online, the server is asked.
 */
async function findWay({ order, printer }: PrintJobEntry, deps: PrintQueueDeps): Promise<PrintWay | PrintFailure> {
  if (printer.device_id === BROWSER_PRINTER.device_id) return 'browser';
  const peer = deps.peer(printer.device_id);
  // A printer that left the channel may have left this machine too.
  if (peer === 'offline') deps.finder.forget(order.type);
  const info = order.kind === 'ticket' ? await deps.finder.find(order.type) : null;
  if (info?.device_id === printer.device_id)
    return info.printer_connected === 0 ? failureOf('printer_not_connected') : 'local';
  if (peer === 'offline') return failureOf('printer_offline');
  return peer === 'not_connected' ? failureOf('printer_not_connected') : 'server';
}

/**
 * Undoes an attempt with a lost response by its key: nothing came out, whether or not the server
 * recorded it.
 */
export async function settleRecord(
  job: PrintJobEntry,
  { deps, repeated }: Pick<AttemptContext, 'deps' | 'repeated'>,
): Promise<AttemptResult | null> {
  if (!job.recordLost || job.order.kind !== 'ticket') return null;
  try {
    await repeated(() => deps.calls.cancelPrintJob({ params: { job_id: job.key } }));
    return null;
  } catch (error) {
    return failed(failureFromError(error));
  }
}
