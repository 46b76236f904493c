import { isRemoved } from './ticket-keys.ts';
import type { TicketRecord } from './ticket-records.ts';

/** Key of what was made with a tour guide; beside the ids of accounts, and never one of them. */
export function guideKey(tourguideId: number): number {
  return -tourguideId;
}

/** Whose a purchase is: the account's that bought it, the agent's that it was sold to, the tour guide's. */
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
