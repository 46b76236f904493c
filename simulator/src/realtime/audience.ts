import { SERVER_MESSAGES, type ServerMessage } from '@muara/contract/realtime';
import type { HubSession } from './hub-session.ts';
import type { Requirement } from './hub-session.ts';

/**
 * Returns whether a broadcast may reach a peer, by the contract's own table.
 * A message without an audience is meant for one peer or user; if broadcast, it reaches everyone signed in. Guests have
 * no session.
 */
export function mayReceive(session: HubSession | null, type: ServerMessage['type']): boolean {
  const requirement: Requirement = SERVER_MESSAGES[type];
  if (requirement.audience.some((word) => word === 'public')) return true;
  if (!session) return false;
  return (requirement.audience.length === 0 && requirement.permission.length === 0) || session.allows(requirement);
}
