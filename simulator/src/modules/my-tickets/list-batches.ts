import { PAGE_SIZE } from '@muara/contract/constants';
import type { MyBatch } from '@muara/contract/types';
import { type AgentCount, batchKey } from '../../world/agent-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns batches with tickets to hand out, the next to expire first.
 * O(the agent's purchases), not its single tickets.
 */
export function listBatches(world: World, agentId: number): MyBatch[] {
  return world.tables.tickets
    .by('agent', agentId)
    .filter(({ id }) => countUnsold(world, id, 'Available') > 0)
    .sort((one, other) => (one.expiredAt ?? Infinity) - (other.expiredAt ?? Infinity) || one.id - other.id)
    .slice(0, PAGE_SIZE)
    .map(({ id, code, receiptNo, packageId, expiredAt }) => ({
      code,
      _id: receiptNo,
      package: { name: world.tables.packages.must(packageId).name },
      total_ticket: world.tables.subTickets.count('ticket', id),
      total_ticket_sold: countUnsold(world, id, 'Sold'),
      total_ticket_used: countUnsold(world, id, 'Used'),
      total_ticket_voided: countUnsold(world, id, 'Voided'),
      total_ticket_expired: countUnsold(world, id, 'Expired'),
      expired_at: toIso(expiredAt),
    }));
}

/** Returns how many tickets of a batch are in a state; a pending void counts as sold. */
const countUnsold = ({ tables: { subTickets } }: World, batchId: number, state: AgentCount): number =>
  subTickets.count('agent', batchKey(batchId, state));
