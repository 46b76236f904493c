import { ERRORS } from '@muara/contract/errors';
import {
  getOwnJob,
  getPrinter,
  jobNamed,
  jobUnder,
  getJobKey,
  presentJob,
  publicUrl,
  recordResult,
  rememberJob,
} from '../../domain/printing/index.ts';
import { getTicket, uncountedParts } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintJob } from '../../realtime/print-job.ts';
import type { PrintEntry, PrintJobRecord } from '../../world/ticket-records.ts';
import { cancelAhead, wasCanceledAhead } from './canceled-prints.ts';
import { getPrintPath, readPrint } from './read-print.ts';

export { documents } from './documents.ts';

/**
 * Printing, by printers on the realtime channel or by the browser, and the record of every print (000
 * §4, 000 §7).
 */
export const printing = {
  printTicket({ params, body }, ctx) {
    const { world, hub, now } = ctx;
    const { user } = ctx.session;
    const key = body.job_key == null ? null : getJobKey(ctx, body.job_key);
    const before = jobUnder(ctx, key);
    if (before?.state === 'canceled' || wasCanceledAhead(ctx, key)) throw new Refusal('printer_job_canceled');
    if (before) return { success: true, job_id: before.jobId };
    const ticket = getTicket(world, params.code);
    const print = readPrint(ctx, ticket, body);
    const printer = body.ws === 1 ? getPrinter(ctx, body.printer_id, print.type) : null;
    const jobId = hub.newPrintJob();
    const { id: ticketId, code } = ticket;
    const { type, range, reason } = print;
    const uncounted =
      type === 'ticket_agent' ? uncountedParts(world, world.tables.subTickets.by('ticket', ticketId)) : [];
    rememberJob(ctx, {
      jobId,
      key,
      onChannel: printer !== null,
      printerId: body.printer_id,
      ticketId,
      code,
      uncounted,
    });
    const entry: PrintEntry = {
      type,
      printerId: body.printer_id,
      printerName: body.printer_name ?? null,
      reprintReason: reason,
      from: range?.from ?? null,
      to: range?.to ?? null,
      userId: user.id,
      jobId,
      state: printer ? 'waiting' : 'printed',
      at: now,
    };
    world.tables.tickets.update(ticketId, { printHistory: [...ticket.printHistory, entry] });
    const job: PrintJob = {
      code,
      pdf: publicUrl(ctx, getPrintPath(world, code, print, jobId)),
      print_type: type,
      reprint: reason === null ? null : 1,
      reprint_reason: reason,
      ...(range === null
        ? { dining_only: body.dining_only ?? ticket.diningOnly }
        : { print_from: range.from, print_to: range.to }),
    };
    const order = printer && { printer, jobId, job };
    return reply({ success: true, job_id: jobId }, event('ticket.printed', { ticket, print: entry, order }));
  },

  getPrintJob: ({ params }, ctx) => presentJob(getOwnJob(ctx, params.job_id)),

  async cancelPrintJob({ params }, ctx) {
    const { world, hub } = ctx;
    const before = jobNamed(ctx, params.job_id);
    if (!before) return cancelAhead(ctx, params.job_id, getJobKey(ctx, params.job_id));
    if (before.onChannel) await hub.cancelPrintJob(before.jobId);
    else if (before.state !== 'canceled') recordResult(world, before.jobId, { state: 'canceled', error: null });
    const after = world.tables.printJobs.get(before.id) ?? before;
    const isNew = after.state === 'canceled' && before.state !== 'canceled' && noteCancel(ctx, after);
    return isNew ? reply(presentJob(after), event('printJob.canceled', { job: after })) : presentJob(after);
  },

  reportPrintJob({ params, body }, ctx) {
    const job = getOwnJob(ctx, params.job_id);
    const isOver = job.state === 'canceled' || job.state === 'failed';
    if (job.onChannel || isOver || job.state === body.state) return presentJob(job);
    const error = body.state === 'unknown' ? ERRORS.printer_job_unknown.message : null;
    recordResult(ctx.world, job.jobId, { state: body.state, error });
    const reported = event('printJob.reported', { job, state: body.state });
    return reply(presentJob({ ...job, state: body.state, error }), reported);
  },

  testPrint({ query }, ctx) {
    const printer = getPrinter(ctx, query.printer_id);
    const jobId = ctx.hub.newPrintJob();
    rememberJob(ctx, { jobId, key: null, onChannel: true, printerId: printer.device_id, ticketId: null, code: null });
    const order = { printer, jobId, job: { code: null, pdf: null } };
    return reply({ success: true, job_id: jobId }, event('testPage.printed', { order }));
  },
} satisfies Partial<Handlers>;

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
