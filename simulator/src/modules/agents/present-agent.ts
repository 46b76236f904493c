import type { Agent } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import { agentKey, type AgentCount } from '../../world/agent-keys.ts';
import type { AgentProfile, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Returns an agent for the wire (001 §3), without the password. */
export function presentAgent(world: World, user: UserRecord): Agent {
  const { address, state, country, ic, startDate, endDate, docs } = getProfile(user);
  return {
    id: user.id,
    name: user.name,
    company_name: user.companyName ?? '',
    address,
    state,
    country,
    email: user.email,
    contact: user.contact,
    ic,
    start_date: startDate,
    end_date: endDate,
    active: user.active ? 1 : 0,
    docs: { ...docs },
    total_ticket: countBatchTickets(world, user.id, 'all'),
    total_ticket_sold: countBatchTickets(world, user.id, 'Sold'),
    total_ticket_used: countBatchTickets(world, user.id, 'Used'),
    total_ticket_voided: countBatchTickets(world, user.id, 'Voided'),
    total_ticket_expired: countBatchTickets(world, user.id, 'Expired'),
    updated_at: presentEdit(user),
  };
}

/** Returns how many tickets of an agent's batches are in a state. O(1). */
export function countBatchTickets({ tables: { subTickets } }: World, agentId: number, count: AgentCount): number {
  return subTickets.count('agent', agentKey(agentId, count));
}

/** Returns what an agent has besides the account; every account of the role has it. */
export function getProfile({ agent }: UserRecord): AgentProfile {
  return agent as AgentProfile;
}
