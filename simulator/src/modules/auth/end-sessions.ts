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
