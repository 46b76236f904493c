import { PAGE_SIZE } from '@muara/contract/constants';
import type { MyBatch } from '@muara/contract/types';
import { agentKey, countedState, type AgentCount } from '../../world/agent-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { World } from '../../world/world.ts';

/** Batches with tickets to hand out, the next to expire first. Costs what the agent has to hand out. */
export function batchesOf(world: World, agentId: number): MyBatch[] {
  const { tickets, subTickets } = world.tables;
  const open = new Set<number>();
  for (const { ticketId } of subTickets.cursor('agent', { key: agentKey(agentId, 'Available') })) open.add(ticketId);
  return [...open]
    .map((id) => tickets.must(id))
    .sort((one, other) => (one.expiredAt ?? Infinity) - (other.expiredAt ?? Infinity) || one.id - other.id)
    .slice(0, PAGE_SIZE)
    .map(({ id, code, receiptNo, packageId, expiredAt }) => ({
      code,
      _id: receiptNo,
      package: { name: world.tables.packages.must(packageId).name },
      ...totalsOf(world, id),
      expired_at: toIso(expiredAt),
    }));
}

/** How many tickets of a batch there are, and in each state; what waits to be voided stands as sold. */
function totalsOf(
  { tables: { subTickets } }: World,
  batchId: number,
): Omit<MyBatch, 'code' | '_id' | 'package' | 'expired_at'> {
  const parts = subTickets.by('ticket', batchId);
  const counts = new Map<AgentCount, number>();
  for (const part of parts) {
    const state = countedState(part);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return {
    total_ticket: parts.length,
    total_ticket_sold: counts.get('Sold') ?? 0,
    total_ticket_used: counts.get('Used') ?? 0,
    total_ticket_voided: counts.get('Voided') ?? 0,
    total_ticket_expired: counts.get('Expired') ?? 0,
  };
}
