import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import type { Context } from '../../kernel/handler.ts';

/**
 * Ends the sessions of a user and signs their windows out, except `except`.
 * Call it last: a message cannot be undone.
 */
export function endSessions({ world, hub }: Context, userId: number, except?: string): void {
  const { sessions } = world.tables;
  for (const { id, token } of sessions.by('user', userId)) {
    if (token === except) continue;
    sessions.remove(id);
    hub.endSession(token);
  }
}

/**
 * Signs out a user whose account may not be used now.
 * Windows and later calls get the reason (402 for an agent without a contract); once the account is usable again, the
 * user must sign in again. Call it last.
 */
export function suspendSessions({ world, hub }: Context, userId: number, reason: ErrorCode): void {
  const { sessions } = world.tables;
  hub.toUser(userId, { type: 'logout', code: reason, message: ERRORS[reason].message });
  for (const { id, token } of sessions.by('user', userId)) {
    sessions.update(id, { ended: true });
    hub.endSession(token);
  }
}

/** Ends the sessions of a removed account, and tells its windows the reason. Call it last. */
export function endSessionsOfRemoved(ctx: Context, userId: number): void {
  ctx.hub.toUser(userId, { type: 'logout', code: 'account_removed', message: ERRORS.account_removed.message });
  endSessions(ctx, userId);
}
