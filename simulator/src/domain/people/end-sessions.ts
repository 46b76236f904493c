import type { ErrorCode } from '@muara/contract/errors';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { SessionRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Ends the sessions of a user, except `except`. */
export function endSessions(world: World, userId: number, except?: string): BusinessEvent<'user.sessionsEnded'> {
  return removeSessions(world, userId, null, except);
}

/** Ends the sessions of a removed account. */
export function endRemovedSessions(world: World, userId: number): BusinessEvent<'user.sessionsEnded'> {
  return removeSessions(world, userId, 'account_removed');
}

/**
 * Ends the sessions of a user whose account may not be used now.
 * Windows and later calls get the reason (402 for an agent without a contract); once the account is usable again, the
 * user must sign in again.
 */
export function suspendSessions(
  { tables }: World,
  userId: number,
  reason: ErrorCode,
): BusinessEvent<'user.sessionsEnded'> {
  const suspended = tables.sessions.by('user', userId);
  for (const { id } of suspended) tables.sessions.update(id, { ended: true });
  return ended(userId, suspended, reason);
}

function removeSessions(
  { tables }: World,
  userId: number,
  reason: ErrorCode | null,
  except?: string,
): BusinessEvent<'user.sessionsEnded'> {
  const removed = tables.sessions.by('user', userId).filter(({ token }) => token !== except);
  for (const { id } of removed) tables.sessions.remove(id);
  return ended(userId, removed, reason);
}

function ended(
  userId: number,
  sessions: readonly SessionRecord[],
  reason: ErrorCode | null,
): BusinessEvent<'user.sessionsEnded'> {
  return event('user.sessionsEnded', { userId, tokens: sessions.map(({ token }) => token), reason });
}
