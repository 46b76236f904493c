import type { BatchFact } from '@muara/contract/reports';
import { type AgentCount, batchKey } from '../../../world/agent-keys.ts';
import type { World } from '../../../world/world.ts';

/** Returns how many tickets of an agent's batch are in each state. O(1). */
export function countBatch({ tables }: World, purchaseId: number): BatchFact {
  const { subTickets, tickets } = tables;
  const count = (state: AgentCount): number => subTickets.count('agent', batchKey(purchaseId, state));
  return {
    bought: subTickets.count('ticket', purchaseId),
    sold: count('Sold'),
    used: count('Used'),
    voided: count('Voided'),
    expired: count('Expired'),
    left: count('Available'),
    expiresAt: tickets.must(purchaseId).expiredAt,
  };
}
