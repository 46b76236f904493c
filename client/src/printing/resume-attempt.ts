import { failed, failureOf, UNKNOWN } from './failures.ts';
import { askHelper, printLocally } from './print-locally.ts';
import { printOnServer } from './print-on-server.ts';
import type { AttemptContext } from './attempt-context.ts';
import type { PrintJobEntry, AttemptResult } from './types.ts';

/**
 * An unsent job restarts only while it is this young: an old one would surprise the person at the
 * printer.
 */
const YOUNG_MS = 60_000;

/** Resumes a job that was running before a reload. Its key prints nothing twice. */
export async function resumeAttempt(
  job: PrintJobEntry,
  context: AttemptContext,
  begin: () => Promise<AttemptResult>,
): Promise<AttemptResult> {
  const { deps, results, takeBack } = context;
  const { order, serverJob, way } = job;
  const isYoung = deps.clock.now() - job.at < YOUNG_MS;
  if (way === null) return isYoung ? begin() : failed(failureOf('printer_job_canceled'));
  if (way === 'browser') return serverJob === null ? failed(failureOf('printer_job_canceled')) : UNKNOWN;
  if (way === 'server' || order.kind !== 'ticket') {
    if (serverJob !== null) return results.end(serverJob, true);
    return isYoung && order.kind === 'ticket' ? printOnServer(job, context) : UNKNOWN;
  }
  if (job.recordLost) return isYoung ? printLocally(job, order, context) : failed(failureOf('printer_job_canceled'));
  const end = await askHelper(job, order, context);
  if (end === null && isYoung) return printLocally(job, order, context);
  const sure = end ?? failed(failureOf('printer_job_canceled'));
  if (serverJob !== null && (sure.state === 'failed' || sure.state === 'canceled')) await takeBack(serverJob);
  return sure;
}

/** Asks once for the result of a job with an unknown one; null when it is still unknown. */
export async function checkUnknown(
  job: PrintJobEntry,
  { deps, takeBack }: Pick<AttemptContext, 'deps' | 'takeBack'>,
): Promise<AttemptResult | null> {
  const { order, key, serverJob } = job;
  if (job.way === 'browser') return null;
  if (job.way === 'server') {
    if (serverJob === null) return null;
    const status = await deps.calls.getPrintJob({ params: { job_id: serverJob } }).catch(() => null);
    return status === null ? null : sureEnd(status.state, status.error);
  }
  const status = await deps.helpers.job(order.type, { apiKey: deps.apiKey, jobId: key }).catch(() => null);
  if (status === null || status.parts_done > 0) return status?.state === 'printed' ? sureEnd('printed', null) : null;
  const end = sureEnd(status.state, status.message);
  if (end && end.state !== 'printed' && serverJob !== null) await takeBack(serverJob);
  return end;
}

function sureEnd(state: PrintJobEntry['state'], error: string | null): AttemptResult | null {
  if (state === 'printed') return { state, failure: null };
  if (state === 'failed' || state === 'canceled')
    return { state, failure: { code: null, message: error ?? failureOf('printer_job_canceled').message } };
  return null;
}
