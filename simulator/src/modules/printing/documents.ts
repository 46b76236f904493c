import { renderReceipt, renderWristbands } from '../../documents/index.ts';
import { getActor } from '../../domain/people/index.ts';
import { openDocument, type OpenedDocument, openPurchase, buildReceipt } from '../../domain/printing/index.ts';
import { getTicket, getPrintable } from '../../domain/tickets/index.ts';
import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context, Handlers, PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildWristbands } from './build-agent-batch.ts';
import { buildAgentTickets } from './build-agent-tickets.ts';
import { drawAgentTickets } from './drawn-parts.ts';
import { assertReceipt, getAgentBatch } from './get-agent-batch.ts';
import { readPieces, type PiecesAsked } from './read-pieces.ts';

const PDF = 'application/pdf';

/** Printed documents at URLs for print helpers, buyers and staff (000 §7, 001 §7, 002 §7.6). */
export const documents = {
  buildAgentTickets: ({ params, query }, ctx) =>
    buildAgentTickets(ctx, openDocument(ctx, params.code, query.key), query.progress === '1'),
  downloadPrintableTicket: ({ params, query }, ctx) =>
    renderReceiptFile(ctx, openPurchase(ctx, params.code, query.key), query['no-margin'] === '1'),
  downloadReceipt: ({ params, query }, ctx) =>
    renderReceiptFile(ctx, openPurchase(ctx, params.code, query.key), query['no-margin'] === '1'),
  viewReceipt: ({ params, query }, ctx) =>
    renderReceiptFile(ctx, getReadablePurchase(ctx, params.code), query['no-margin'] === '1'),
  downloadAgentTickets: ({ params, query }, ctx) =>
    renderAgentTicketsFile(ctx, openDocument(ctx, params.code, query.key), query),
  viewAgentTickets: ({ params, query }, ctx) =>
    renderAgentTicketsFile(ctx, { ticket: getTicket(ctx.world, params.code), part: null }, query),

  async downloadWristbands({ params, query }, ctx) {
    const { world, rules } = ctx;
    const ticket = openPurchase(ctx, params.code, query.key);
    const printable = getPrintable(world, ticket);
    assertAllowed(rules.checkPrint(printable, 'wristband'));
    const batch = buildWristbands(world, ticket);
    const { range, headers } = readPieces(
      rules,
      query,
      rules.printRangeMax(printable, 'wristband'),
      batch.heads.length,
    );
    return binary(await renderWristbands(batch, range), PDF, `wristbands-${ticket.code}.pdf`, headers);
  },
} satisfies Partial<Handlers>;

/**
 * Returns the purchase with a code for staff: any with Tickets View, a booking with Booking View (002
 * §2.3).
 * @throws Refusal ticket_not_found, permission_denied
 */
function getReadablePurchase({ world, session, rules }: Context, code: string): TicketRecord {
  const actor = getActor(session);
  const ticket = world.tables.tickets.one('code', code);
  if (rules.hasPermission(actor, 'Tickets', 'View')) return getTicket(world, code);
  if (!ticket || ticket.bookingStatus === null) throw new Refusal('permission_denied');
  return ticket;
}

async function renderReceiptFile(
  { world, rules }: PublicContext,
  ticket: TicketRecord,
  noMargin: boolean,
): Promise<Binary> {
  assertReceipt(ticket);
  return binary(
    await renderReceipt(buildReceipt(world, ticket, rules), { noMargin }),
    PDF,
    `receipt-${ticket.code}.pdf`,
  );
}

/**
 * @param asked with a job, tickets keep the numbers they had when that print was recorded, even if
 * tickets were voided since
 */
async function renderAgentTicketsFile(
  ctx: PublicContext,
  opened: OpenedDocument,
  asked: PiecesAsked & { job?: string },
): Promise<Binary> {
  const { ticket } = opened;
  const batch = getAgentBatch(ctx, opened, asked.job);
  const printable = { ...getPrintable(ctx.world, ticket), total_printable: batch.tickets.length };
  const max = ctx.rules.printRangeMax(printable, 'ticket_agent');
  const { range, whole, headers } = readPieces(ctx.rules, asked, max, batch.tickets.length);
  if (!batch.tickets.slice(whole.from - 1, whole.to).some(Boolean)) throw new Refusal('agent_tickets_none');
  return binary(await drawAgentTickets(batch, range), PDF, `tickets-${ticket.code}.pdf`, headers);
}
