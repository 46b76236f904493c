import type { UserRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns whether a buyer owns a purchase (001 §1): bought by the account, sold to the agent, or made
 * with the tour guide. What buyers do not own does not exist for them.
 */
export function isOwn(world: World, user: UserRecord, { userId, agentId, tourguideId }: TicketRecord): boolean {
  if (userId === user.id || agentId === user.id) return true;
  return tourguideId !== null && world.tables.tourGuides.get(tourguideId)?.userId === user.id;
}
