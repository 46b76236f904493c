import { getPrinter, rememberJob } from '../../domain/printing/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Sends a test page to a printer (000 §7). */
export const testPrint: Handler<'testPrint'> = ({ query }, ctx) => {
  const printer = getPrinter(ctx, query.printer_id);
  const jobId = ctx.hub.newPrintJob();
  rememberJob(ctx, { jobId, key: null, onChannel: true, printerId: printer.device_id, ticketId: null, code: null });
  const order = { printer, jobId, job: { code: null, pdf: null } };
  return reply({ success: true, job_id: jobId }, event('testPage.printed', { order }));
};
