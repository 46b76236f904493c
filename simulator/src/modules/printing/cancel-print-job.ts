import { getJobKey, jobNamed, presentJob, recordResult } from '../../domain/printing/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import type { PrintJobRecord } from '../../world/ticket-records.ts';
import { cancelAhead } from './canceled-prints.ts';

/** Cancels a print job, even before it is known (000 §7). */
export const cancelPrintJob: Handler<'cancelPrintJob'> = async ({ params }, ctx) => {
  const { world, hub } = ctx;
  const before = jobNamed(ctx, params.job_id);
  if (!before) return cancelAhead(ctx, params.job_id, getJobKey(ctx, params.job_id));
  if (before.onChannel) await hub.cancelPrintJob(before.jobId);
  else if (before.state !== 'canceled') recordResult(world, before.jobId, { state: 'canceled', error: null });
  const after = world.tables.printJobs.get(before.id) ?? before;
  const isNew = after.state === 'canceled' && before.state !== 'canceled' && noteCancel(ctx, after);
  return isNew ? reply(presentJob(after), event('printJob.canceled', { job: after })) : presentJob(after);
};

/**
 * Marks a job as canceled.
 * @returns false for all but the first of several callers who waited for the printer
 */
function noteCancel({ world }: Context, job: PrintJobRecord): boolean {
  const { printJobs } = world.tables;
  if (job.cancelNoted || !printJobs.get(job.id)) return false;
  printJobs.update(job.id, { cancelNoted: true });
  return true;
}
