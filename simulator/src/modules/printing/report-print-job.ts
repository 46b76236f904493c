import { ERRORS } from '@muara/contract/errors';
import { getOwnJob, presentJob, recordResult } from '../../domain/printing/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Records how a print in the browser ended (000 §7). */
export const reportPrintJob: Handler<'reportPrintJob'> = ({ params, body }, ctx) => {
  const job = getOwnJob(ctx, params.job_id);
  const isOver = job.state === 'canceled' || job.state === 'failed';
  if (job.onChannel || isOver || job.state === body.state) return presentJob(job);
  const error = body.state === 'unknown' ? ERRORS.printer_job_unknown.message : null;
  recordResult(ctx.world, job.jobId, { state: body.state, error });
  const reported = event('printJob.reported', { job, state: body.state });
  return reply(presentJob({ ...job, state: body.state, error }), reported);
};
