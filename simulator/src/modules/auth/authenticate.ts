import type { Handler } from '../../kernel/handler.ts';
import { presentSession } from './present-session.ts';

/** Opening the app repeatedly is recorded once per this interval. */
const SEEN_AGAIN_MS = 60_000;

/** Returns the session of the caller, as the app opens (000 §7). */
export const authenticate: Handler<'authenticate'> = (_input, { world, session, rules, now }) => {
  const { token, user } = session;
  const seen = user.lastActive !== null && now - user.lastActive < SEEN_AGAIN_MS;
  const current = seen ? user : world.tables.users.update(user.id, { lastActive: now });
  return presentSession(world, { token, user: current }, rules);
};
