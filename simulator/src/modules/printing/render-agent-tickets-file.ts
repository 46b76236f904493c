import type { OpenedDocument } from '../../domain/printing/index.ts';
import { getPrintable } from '../../domain/tickets/index.ts';
import { type Binary, binary } from '../../kernel/binary.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markFile } from '../../world/training-word.ts';
import { drawAgentTickets } from './drawn-parts.ts';
import { getAgentBatch } from './get-agent-batch.ts';
import { PDF } from './pdf.ts';
import { type PiecesAsked, readPieces } from './read-pieces.ts';

/**
 * Returns the tickets of an agent's purchase as a PDF.
 * @param asked with a job, tickets keep the numbers they had when that print was recorded, even if
 * tickets were voided since
 */
export async function renderAgentTicketsFile(
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
  return binary(await drawAgentTickets(batch, range), PDF, markFile(`tickets-${ticket.code}.pdf`, ctx.world), headers);
}
