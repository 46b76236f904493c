import { getJobKey, getPrinter, jobUnder, publicUrl, rememberJob } from '../../domain/printing/index.ts';
import { getTicketByCode, uncountedParts } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintJob } from '../../realtime/print-job.ts';
import type { PrintEntry } from '../../world/ticket-records.ts';
import { wasCanceledAhead } from './canceled-prints.ts';
import { getPrintPath, readPrint } from './read-print.ts';

/** Prints a ticket on a printer or in the browser, and records the print (000 §4, 000 §7). */
export const printTicket: Handler<'printTicket'> = ({ params, body }, ctx) => {
  const { world, hub, now } = ctx;
  const { user } = ctx.session;
  const key = body.job_key == null ? null : getJobKey(ctx, body.job_key);
  const before = jobUnder(ctx, key);
  if (before?.state === 'canceled' || wasCanceledAhead(ctx, key)) throw new Refusal('printer_job_canceled');
  if (before) return { success: true, job_id: before.jobId };
  const ticket = getTicketByCode(world, params.code);
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
};
