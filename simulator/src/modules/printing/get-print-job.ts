import { getOwnJob, presentJob } from '../../domain/printing/index.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Returns the state of a print job of the caller (000 §7). */
export const getPrintJob: Handler<'getPrintJob'> = ({ params }, ctx) => presentJob(getOwnJob(ctx, params.job_id));
