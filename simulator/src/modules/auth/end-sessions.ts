import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import type { Context } from '../../kernel/handler.ts';

/** Ends the sessions of a person and signs their windows out; `except` stays. Call it last: a message cannot be called back. */
export function endSessions({ world, hub }: Context, userId: number, except?: string): void {
  const { sessions } = world.tables;
  for (const { id, token } of sessions.by('user', userId)) {
    if (token === except) continue;
    sessions.remove(id);
    hub.endSession(token);
  }
}

/**
 * Signs a person out at once whose account may not be used now. The windows are told why, and so is whatever they still
 * ask (402 for an agent without a contract); when the account is good again they must sign in anew. Call it last.
 */
export function suspendSessions({ world, hub }: Context, userId: number, reason: ErrorCode): void {
  const { sessions } = world.tables;
  hub.toUser(userId, { type: 'logout', code: reason, message: ERRORS[reason].message });
  for (const { id, token } of sessions.by('user', userId)) {
    sessions.update(id, { ended: true });
    hub.endSession(token);
  }
}

/** Ends the sessions of an account that was removed, and gives its windows the reason. Call it last. */
export function endSessionsOfRemoved(ctx: Context, userId: number): void {
  ctx.hub.toUser(userId, { type: 'logout', code: 'account_removed', message: ERRORS.account_removed.message });
  endSessions(ctx, userId);
}
