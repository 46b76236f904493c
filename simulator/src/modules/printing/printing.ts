import type { PrinterType } from '@muara/contract/constants';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintEntry, TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { findTicket } from '../tickets/find-ticket.ts';
import { demandReceipt } from './documents.ts';
import { publicUrl, sendJob } from './send-job.ts';

/** Printing on printers that are peers of the realtime channel, and the record of every print (000 §4, 000 §7). */
export const printing = {
  printTicket({ params, body }, ctx) {
    const ticket = findTicket(ctx.world, params.code);
    demandPrintable(ticket, body.type);
    const again = ticket.printHistory.some(({ type }) => type === body.type);
    const reason = again ? body.reprint_reason?.trim() || null : null;
    if (again && reason === null) throw new Refusal('reprint_reason_required', { field: 'reprint_reason' });
    const jobId: string | null =
      body.ws === 1
        ? sendJob(
            ctx,
            body.printer_id,
            body.type,
            {
              code: ticket.code,
              pdf: publicUrl(ctx, `/tickets/pdf/ticket/${ticket.code}?no-margin=1`),
              print_type: body.type,
              reprint: again ? 1 : null,
              reprint_reason: reason,
              dining_only: ticket.diningOnly,
            },
            { onDone: ({ ok }) => void (ok || forgetPrint(ctx, ticket.id, jobId)) },
          )
        : null;
    const entry: PrintEntry = {
      type: body.type,
      printerId: body.printer_id,
      printerName: body.printer_name ?? null,
      reprintReason: reason,
      from: null,
      to: null,
      userId: (ctx.session as Session).user.id,
      jobId,
      at: ctx.now,
    };
    ctx.world.tables.tickets.update(ticket.id, { printHistory: [...ticket.printHistory, entry] });
    recordDeed(ctx, {
      module: 'Tickets',
      action: again ? `Reprinted ${body.type} of ${ticket.code}: ${reason}` : `Printed ${body.type} of ${ticket.code}`,
      link: linkToTicket(ticket),
    });
    return { success: true, job_id: jobId };
  },

  testPrint({ query }, ctx) {
    const printer = ctx.hub.printers().find(({ device_id: id }) => id === query.printer_id);
    return {
      success: true,
      job_id: sendJob(ctx, query.printer_id, printer?.printer_type ?? 'receipt', { code: null, pdf: null }),
    };
  },
} satisfies Partial<Handlers>;

/** @throws Refusal receipt_unavailable, ticket_not_paid, print_type_unavailable; not_played for what no document exists of yet */
function demandPrintable(ticket: TicketRecord, type: PrinterType): void {
  demandReceipt(ticket);
  if (type === 'receipt') return;
  const agentTicket = !ticket.vvip && ticket.platform === 'counter' && (ticket.exhibition || ticket.agentId !== null);
  if (type === 'wristband' ? !ticket.wristband : !agentTicket)
    throw new Refusal('print_type_unavailable', { field: 'type' });
  throw new Refusal('not_played', { message: 'Agent tickets and wristbands are not printed yet' });
}

/** A job that failed printed nothing: the next print is no reprint. */
function forgetPrint({ world }: Context, ticketId: number, jobId: string | null): void {
  const ticket = world.tables.tickets.get(ticketId);
  if (!ticket) return;
  world.tables.tickets.update(ticketId, { printHistory: ticket.printHistory.filter((entry) => entry.jobId !== jobId) });
}
