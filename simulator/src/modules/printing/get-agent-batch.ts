import type { AgentTicketBatch } from '../../documents/index.ts';
import { getTicketJob, type OpenedDocument } from '../../domain/printing/index.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildAgentBatch } from './build-agent-batch.ts';

/**
 * Returns the printable tickets of a paid purchase, or the single ticket that was opened.
 * Agents' own batches have such tickets too, though only those from the counter are sent to a printer (000 §4).
 * @param job the print whose numbering to use; by default the current one
 * @throws Refusal receipt_unavailable, ticket_not_paid, print_job_not_found, agent_tickets_none
 */
export function getAgentBatch(ctx: PublicContext, { ticket, part }: OpenedDocument, job?: string): AgentTicketBatch {
  assertReceipt(ticket);
  const uncounted = job === undefined ? undefined : getTicketJob(ctx, ticket, job).uncounted;
  const whole = buildAgentBatch(ctx.world, ticket, uncounted);
  const batch = part ? { ...whole, tickets: whole.tickets.filter((one) => one?.code === part.code) } : whole;
  if (!batch.tickets.some(Boolean)) throw new Refusal('agent_tickets_none');
  return batch;
}

/**
 * Checks that a receipt exists: only for purchases that were paid and kept (001 §5).
 * @throws Refusal receipt_unavailable, ticket_not_paid
 */
export function assertReceipt(ticket: TicketRecord): void {
  if (ticket.refund?.doneAt != null || ticket.cancel?.doneAt != null) throw new Refusal('receipt_unavailable');
  if (!ticket.balance.isPaid) throw new Refusal('ticket_not_paid');
}
