import { countedSubTicketState, type SubTicketState } from '@muara/contract/rules';
import type { SubTicketRecord } from './ticket-records.ts';

/** What is counted of an agent: all tickets of its batches, and those in each state (001 §3). */
export type AgentCount = 'all' | Exclude<SubTicketState, 'Pending Void'>;

const PLACE: Record<AgentCount, number> = { all: 0, Available: 1, Sold: 2, Used: 3, Voided: 4, Expired: 5 };
const PLACES = 8;

/** The key of one count of an agent; a number, since ten thousand of them are looked up for one sorted list. */
export function agentKey(agentId: number, count: AgentCount): number {
  return agentId * PLACES + PLACE[count];
}

/** The key of one count of a batch; below zero, where no agent has one. */
export function batchKey(batchId: number, count: AgentCount): number {
  return -agentKey(batchId, count);
}

/** The key of an agent's tickets of one category, `free` among them. */
export function agentCategoryKey(agentId: number, category: string): string {
  return `${agentId}|${category}`;
}

/** The counts and lists that a sub-ticket stands in; none for those of an exhibition. */
export function agentKeys(ticket: SubTicketRecord): (number | string)[] | undefined {
  const { agentId, ticketId, category } = ticket;
  if (agentId == null) return undefined;
  const state = countedState(ticket);
  return [
    agentKey(agentId, 'all'),
    agentKey(agentId, state),
    agentCategoryKey(agentId, category),
    batchKey(ticketId, state),
  ];
}

/** More tickets than a batch has. */
const BATCH_SPAN = 100_000;

/** Read downwards: the newest batch first, and each from its first ticket on. */
export function batchOrder({ ticketId, code }: SubTicketRecord): number {
  return ticketId * BATCH_SPAN - Number(code.slice(code.lastIndexOf('-') + 1));
}

/** The state by which a sub-ticket is counted. */
export function countedState(ticket: SubTicketRecord): Exclude<AgentCount, 'all'> {
  return countedSubTicketState({
    sold: ticket.sold,
    user_id: ticket.userId,
    validated_at: mark(ticket.validatedAt),
    request_canceled_at: null,
    canceled_at: mark(ticket.canceledAt),
    expired: ticket.expired,
  });
}

/** The rule asks whether there is a moment, not which: writing each one out would cost far more than the rule. */
function mark(at: number | null): string | null {
  return at === null ? null : 'set';
}
