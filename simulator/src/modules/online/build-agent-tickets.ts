import type { BuildAgentTicketsAnswer } from '@muara/contract/types';
import { Refusal } from '../../kernel/refusal.ts';
import type { World } from '../../world/world.ts';
import { demandReceipt } from '../printing/documents.ts';
import { findTicket } from '../tickets/find-ticket.ts';

/**
 * Says that the tickets of a batch can be printed, and how many stand in one document (002 §7.6): documents are drawn
 * when they are asked for, so there is nothing to prepare.
 * @throws Refusal ticket_not_found, receipt_unavailable, ticket_not_paid, agent_tickets_none
 */
export function buildAgentTicketsOf(world: World, code: string): BuildAgentTicketsAnswer {
  const ticket = findTicket(world, code);
  demandReceipt(ticket);
  const parts = world.tables.subTickets.by('ticket', ticket.id);
  const total = parts.filter(({ canceledAt, expired }) => canceledAt === null && !expired).length;
  if (total === 0) throw new Refusal('agent_tickets_none');
  return { success: true, total, page_size: pageSizeOf(total) };
}

/** The larger a batch, the more tickets a document holds. */
function pageSizeOf(total: number): number {
  if (total < 100) return 10;
  return total < 1_000 ? 50 : 100;
}
