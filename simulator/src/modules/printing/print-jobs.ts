import { ERRORS } from '@muara/contract/errors';
import type { PrintJobOutcome, PrintJobStatus } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintResult } from '../../realtime/print-job.ts';
import { HOUR_MS } from '../../world/local-time.ts';
import type { PrintJobRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { Session, World } from '../../world/world.ts';

/** How long a job can be asked after. */
const REMEMBERED_MS = HOUR_MS;
/** More than these are forgotten sooner. */
const MOST_JOBS = 1_000;

const LOST: PrintResult = { state: 'unknown', error: ERRORS.printer_job_unknown.message };

/** Keeps a job of the session's user, and forgets old ones that can change no more. */
export function rememberJob(
  { world, hub, session, now }: Context,
  job: Pick<PrintJobRecord, 'jobId' | 'key' | 'onChannel' | 'printerId' | 'ticketId' | 'code' | 'uncounted'>,
): void {
  const { printJobs } = world.tables;
  let surplus = printJobs.size + 1 - MOST_JOBS;
  const old = [...printJobs.each()].filter(
    ({ jobId, at }) => (surplus-- > 0 || at + REMEMBERED_MS <= now) && !hub.hasPrintJob(jobId),
  );
  for (const { id } of old) printJobs.remove(id);
  const state: PrintJobOutcome = job.onChannel ? 'waiting' : 'printed';
  printJobs.insert({ ...job, userId: (session as Session).user.id, state, error: null, at: now });
}

/** A key of the session's person, as the world keeps it. */
export function keyOf({ session }: Context, jobKey: string): string {
  return `${(session as Session).user.id}:${jobKey}`;
}

/** The job that a person has asked for with a key before; undefined without one. */
export function jobUnder({ world, now }: Context, key: string | null): PrintJobRecord | undefined {
  const job = key === null ? undefined : world.tables.printJobs.one('key', key);
  if (!job || job.at + REMEMBERED_MS > now) return job;
  world.tables.printJobs.update(job.id, { key: null });
  return undefined;
}

/**
 * One of the session's own jobs, as it stands.
 * @throws Refusal print_job_not_found
 */
export function getOwnJob(ctx: Context, jobId: string): PrintJobRecord {
  const job = ownJob(ctx, jobId);
  if (!job) throw new Refusal('print_job_not_found');
  return job;
}

/** One of the session's own jobs by the server's name or by the caller's key. */
export function jobNamed(ctx: Context, name: string): PrintJobRecord | undefined {
  return ownJob(ctx, name) ?? ownJob(ctx, jobUnder(ctx, keyOf(ctx, name))?.jobId);
}

/** What the channel knows nothing of any more has an unknown end. */
function ownJob({ world, hub, session, now }: Context, jobId = ''): PrintJobRecord | undefined {
  const { printJobs } = world.tables;
  const job = printJobs.one('jobId', jobId);
  if (!job || job.userId !== session?.user.id || job.at + REMEMBERED_MS <= now) return undefined;
  if (job.onChannel && isUnderWay(job.state) && !hub.hasPrintJob(jobId)) takeInResult(world, jobId, LOST);
  return printJobs.must(job.id);
}

/**
 * The job under which tickets of a purchase are fetched, by whoever fetches them.
 * @throws Refusal print_job_not_found
 */
export function getJobOf({ world, now }: Context, ticket: TicketRecord, jobId: string): PrintJobRecord {
  const job = world.tables.printJobs.one('jobId', jobId);
  if (job?.ticketId !== ticket.id || job.at + REMEMBERED_MS <= now) throw new Refusal('print_job_not_found');
  return job;
}

/** Whether a printer still has it. */
function isUnderWay(state: PrintJobOutcome): boolean {
  return state === 'waiting' || state === 'printing';
}

/** Writes down how a job stands; of one that printed nothing the ticket keeps no print. A job that nobody remembers changes nothing. */
export function takeInResult(world: World, jobId: string, { state, error }: PrintResult): void {
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
