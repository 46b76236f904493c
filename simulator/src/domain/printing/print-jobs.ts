import { ERRORS } from '@muara/contract/errors';
import type { PrintJobOutcome, PrintJobStatus } from '@muara/contract/types';
import type { Context, PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintResult } from '../../realtime/print-job.ts';
import { HOUR_MS } from '../../world/local-time.ts';
import type { PrintJobRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** How long a job can be queried. */
const REMEMBERED_MS = HOUR_MS;
/** Beyond this number, the oldest are dropped earlier. */
const MAX_JOBS = 1_000;

const LOST: PrintResult = { state: 'unknown', error: ERRORS.printer_job_unknown.message };

/** Stores a job of the session's user, and drops old ones that are final. */
export function rememberJob(
  { world, hub, session, now }: Context,
  job: Pick<PrintJobRecord, 'jobId' | 'key' | 'onChannel' | 'printerId' | 'ticketId' | 'code' | 'uncounted'>,
): void {
  const { printJobs } = world.tables;
  let surplus = printJobs.size + 1 - MAX_JOBS;
  const old = [...printJobs.each()].filter(
    ({ jobId, at }) => (surplus-- > 0 || at + REMEMBERED_MS <= now) && !hub.hasPrintJob(jobId),
  );
  for (const { id } of old) printJobs.remove(id);
  const state: PrintJobOutcome = job.onChannel ? 'waiting' : 'printed';
  printJobs.insert({ ...job, userId: session.user.id, state, error: null, at: now });
}

/** Returns a key of the session's user, as the world stores it. */
export function getJobKey({ session }: Context, jobKey: string): string {
  return `${session.user.id}:${jobKey}`;
}

/** Returns the job that a user requested with a key; undefined without one. */
export function jobUnder({ world, now }: Context, key: string | null): PrintJobRecord | undefined {
  const job = key === null ? undefined : world.tables.printJobs.one('key', key);
  if (!job || job.at + REMEMBERED_MS > now) return job;
  world.tables.printJobs.update(job.id, { key: null });
  return undefined;
}

/** Returns one of the session's own jobs in its current state. @throws Refusal print_job_not_found */
export function getOwnJob(ctx: Context, jobId: string): PrintJobRecord {
  const job = ownJob(ctx, jobId);
  if (!job) throw new Refusal('print_job_not_found');
  return job;
}

/** Returns one of the session's own jobs by the server's id or the caller's key. */
export function jobNamed(ctx: Context, name: string): PrintJobRecord | undefined {
  return ownJob(ctx, name) ?? ownJob(ctx, jobUnder(ctx, getJobKey(ctx, name))?.jobId);
}

/** A job that the channel no longer knows has an unknown result. */
function ownJob({ world, hub, session, now }: Context, jobId = ''): PrintJobRecord | undefined {
  const { printJobs } = world.tables;
  const job = printJobs.one('jobId', jobId);
  if (!job || job.userId !== session?.user.id || job.at + REMEMBERED_MS <= now) return undefined;
  if (job.onChannel && isUnderWay(job.state) && !hub.hasPrintJob(jobId)) recordResult(world, jobId, LOST);
  return printJobs.must(job.id);
}

/**
 * Returns the job under which tickets of a purchase are fetched, by any reader.
 * @throws Refusal print_job_not_found
 */
export function getTicketJob({ world, now }: PublicContext, ticket: TicketRecord, jobId: string): PrintJobRecord {
  const job = world.tables.printJobs.one('jobId', jobId);
  if (job?.ticketId !== ticket.id || job.at + REMEMBERED_MS <= now) throw new Refusal('print_job_not_found');
  return job;
}

/** Returns whether a printer still has the job. */
function isUnderWay(state: PrintJobOutcome): boolean {
  return state === 'waiting' || state === 'printing';
}

/**
 * Records the state of a job; if nothing was printed, the ticket keeps no print.
 * A forgotten job changes nothing.
 */
export function recordResult(world: World, jobId: string, { state, error }: PrintResult): void {
  const { printJobs, tickets } = world.tables;
  const job = printJobs.one('jobId', jobId);
  if (!job) return;
  printJobs.update(job.id, { state, error });
  const ticket = job.ticketId === null ? undefined : tickets.get(job.ticketId);
  if (!ticket) return;
  const printedNothing = state === 'failed' || state === 'canceled';
  const printHistory = printedNothing
    ? ticket.printHistory.filter((print) => print.jobId !== jobId)
    : ticket.printHistory.map((print) => (print.jobId === jobId ? { ...print, state } : print));
  tickets.update(ticket.id, { printHistory });
}

export function presentJob({ jobId, printerId, code, state, error }: PrintJobRecord): PrintJobStatus {
  return { job_id: jobId, printer_id: printerId, code, state, error };
}
