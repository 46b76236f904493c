import { countedSubTicketState, type SubTicketState } from '@muara/contract/rules';
import type { SubTicketRecord } from './ticket-records.ts';

/** What is counted per agent: all tickets of its batches, and those in each state (001 §3). */
export type AgentCount = 'all' | Exclude<SubTicketState, 'Pending Void'>;

const PLACE: Record<AgentCount, number> = { all: 0, Available: 1, Sold: 2, Used: 3, Voided: 4, Expired: 5 };
const PLACES = 8;

/**
 * Returns the key of one count of an agent.
 * A number, because sorting a list looks up ten thousand of them.
 */
export function agentKey(agentId: number, count: AgentCount): number {
  return agentId * PLACES + PLACE[count];
}

/** Returns the key of one count of a batch; negative, so that it never equals an agent's. */
export function batchKey(batchId: number, count: AgentCount): number {
  return -agentKey(batchId, count);
}

/** Returns the key of an agent's tickets of one category, including `free`. */
export function agentCategoryKey(agentId: number, category: string): string {
  return `${agentId}|${category}`;
}

/** Returns the keys of the counts and lists that contain a sub-ticket; none for an exhibition. */
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

/** More tickets than any batch has. */
const BATCH_SPAN = 100_000;

/**
 * Returns the sort order of a sub-ticket.
 * Read in descending order: newest batch first, each batch from its first ticket.
 */
export function batchOrder({ ticketId, code }: SubTicketRecord): number {
  return ticketId * BATCH_SPAN - Number(code.slice(code.lastIndexOf('-') + 1));
}

/** Returns the state that a sub-ticket counts as. */
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

/**
 * The rule only checks whether there is an instant; formatting each one would cost far more than the
 * rule.
 */
function mark(at: number | null): string | null {
  return at === null ? null : 'set';
}
