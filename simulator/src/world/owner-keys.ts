import { isRemoved } from './ticket-keys.ts';
import type { TicketRecord } from './ticket-records.ts';

/** Returns the key of purchases made with a tour guide; never equal to an account id. */
export function guideKey(tourguideId: number): number {
  return -tourguideId;
}

/** Returns the owners of a purchase: the buying account, the agent it was sold to, and the tour guide. */
export function ownerKeys(ticket: TicketRecord): number[] | undefined {
  const { userId, agentId, tourguideId } = ticket;
  if (isRemoved(ticket)) return undefined;
  if (userId === null && agentId === null && tourguideId === null) return undefined;
  const keys: number[] = [];
  if (userId !== null) keys.push(userId);
  if (agentId !== null && agentId !== userId) keys.push(agentId);
  if (tourguideId !== null) keys.push(guideKey(tourguideId));
  return keys;
}
