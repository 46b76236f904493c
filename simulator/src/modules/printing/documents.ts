import { renderReceipt, renderWristbands, type AgentTicketBatch } from '../../documents/index.ts';
import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { demand, Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { findTicket } from '../tickets/find-ticket.ts';
import { agentBatchOf, wristbandsOf } from './agent-batch-of.ts';
import { drawAgentTickets } from './drawn-parts.ts';
import { piecesOf, type PiecesAsked } from './parts-of.ts';
import { findJobOf } from './print-jobs.ts';
import { printableOf } from './printable-of.ts';
import { receiptOf } from './receipt-of.ts';

const PDF = 'application/pdf';

/** What is printed, at addresses for print helpers, for buyers and for staff (000 §7, 001 §7, 002 §7.6). */
export const documents = {
  downloadPrintableTicket: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
  downloadReceipt: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
  viewReceipt: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
  downloadAgentTickets: ({ params, query }, ctx) => agentTickets(ctx, params.code, query),
  viewAgentTickets: ({ params, query }, ctx) => agentTickets(ctx, params.code, query),

  async downloadWristbands({ params, query }, { world, rules }) {
    const ticket = findTicket(world, params.code);
    const printable = printableOf(world, ticket);
    demand(rules.checkPrint(printable, 'wristband'));
    const batch = wristbandsOf(world, ticket);
    const { range, headers } = piecesOf(rules, query, rules.printRangeMax(printable, 'wristband'), batch.heads.length);
    return binary(await renderWristbands(batch, range), PDF, `wristbands-${ticket.code}.pdf`, headers);
  },
} satisfies Partial<Handlers>;

async function receipt({ world, rules }: Context, code: string, noMargin: boolean): Promise<Binary> {
  const ticket = findTicket(world, code);
  demandReceipt(ticket);
  return binary(await renderReceipt(receiptOf(world, ticket, rules), { noMargin }), PDF, `receipt-${ticket.code}.pdf`);
}

/** @param asked with a job, the numbers are those of when that print was recorded, whatever was voided since */
async function agentTickets(ctx: Context, code: string, asked: PiecesAsked & { job?: string }): Promise<Binary> {
  const { ticket, batch } = findAgentBatch(ctx, code, asked.job);
  const printable = { ...printableOf(ctx.world, ticket), total_printable: batch.tickets.length };
  const max = ctx.rules.printRangeMax(printable, 'ticket_agent');
  const { range, whole, headers } = piecesOf(ctx.rules, asked, max, batch.tickets.length);
  if (!batch.tickets.slice(whole.from - 1, whole.to).some(Boolean)) throw new Refusal('agent_tickets_none');
  return binary(await drawAgentTickets(batch, range), PDF, `tickets-${ticket.code}.pdf`, headers);
}

/**
 * A paid purchase with tickets of its own that can be printed. An agent's own batch has such tickets too, though only those
 * from the counter go to a printer (000 §4).
 * @param job the print in whose numbers the tickets stand; without it they are numbered as they are now
 * @throws Refusal ticket_not_found, receipt_unavailable, ticket_not_paid, print_job_not_found, agent_tickets_none
 */
export function findAgentBatch(
  ctx: Context,
  code: string,
  job?: string,
): { ticket: TicketRecord; batch: AgentTicketBatch } {
  const ticket = findTicket(ctx.world, code);
  demandReceipt(ticket);
  const uncounted = job === undefined ? undefined : findJobOf(ctx, ticket, job).uncounted;
  const batch = agentBatchOf(ctx.world, ticket, uncounted);
  if (!batch.tickets.some(Boolean)) throw new Refusal('agent_tickets_none');
  return { ticket, batch };
}

/** A receipt is for what was paid and kept (001 §5). @throws Refusal receipt_unavailable, ticket_not_paid */
function demandReceipt(ticket: TicketRecord): void {
  if (ticket.refund?.doneAt != null || ticket.cancel?.doneAt != null) throw new Refusal('receipt_unavailable');
  if (!ticket.balance.isPaid) throw new Refusal('ticket_not_paid');
}
