import { subTicketState, type SubTicketState } from '@muara/contract/rules';
import type { SubTicketRecord } from './ticket-records.ts';

/** What is counted of an agent: all tickets of its batches, and those in each state (001 §3). */
export type AgentCount = 'all' | Exclude<SubTicketState, 'Pending Void'>;

const PLACE: Record<AgentCount, number> = { all: 0, Available: 1, Sold: 2, Used: 3, Voided: 4, Expired: 5 };
const PLACES = 8;

/** The key of one count of an agent; a number, since ten thousand of them are looked up for one sorted list. */
export function agentKey(agentId: number, count: AgentCount): number {
  return agentId * PLACES + PLACE[count];
}

/** The counts that a sub-ticket stands in; none for those of an exhibition. */
export function agentKeys(ticket: SubTicketRecord): number[] | undefined {
  if (ticket.agentId == null) return undefined;
  return [agentKey(ticket.agentId, 'all'), agentKey(ticket.agentId, countedState(ticket))];
}

/** The state by which a sub-ticket is counted. As on the agent's dashboard, what waits to be voided stands as sold. */
function countedState(ticket: SubTicketRecord): Exclude<AgentCount, 'all'> {
  const state = subTicketState({
    sold: ticket.sold,
    user_id: ticket.userId,
    validated_at: mark(ticket.validatedAt),
    request_canceled_at: mark(ticket.requestCanceledAt),
    canceled_at: mark(ticket.canceledAt),
    expired: ticket.expired,
  });
  return state === 'Pending Void' ? 'Sold' : state;
}

/** The rule asks whether there is a moment, not which: writing each one out would cost far more than the rule. */
function mark(at: number | null): string | null {
  return at === null ? null : 'set';
}
