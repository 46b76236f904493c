import { getPrinter, publicUrl, rememberJob } from '../../domain/printing/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getSlipShift } from './get-slip-shift.ts';

/** Sends a slip of a shift to a receipt printer (002 §4.4). */
export const printSlip: Handler<'printSlip'> = ({ body }, ctx) => {
  const { type, user_id: userId, printer_id: printerId, date } = body;
  const { session } = ctx;
  const shift = getSlipShift(ctx.world, ctx.rules, session, { type, userId, date });
  const path = `/api/users/slips/${type}/${userId}?date=${shift.date}&token=${encodeURIComponent(session.token)}`;
  const printer = getPrinter(ctx, printerId, 'receipt');
  const jobId = ctx.hub.newPrintJob();
  rememberJob(ctx, { jobId, key: null, onChannel: true, printerId, ticketId: null, code: null });
  const order = { printer, jobId, job: { code: null, pdf: publicUrl(ctx, path), print_type: 'receipt' as const } };
  return reply({ success: true, job_id: jobId }, event('slip.printed', { shift, type, order }));
};
