import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Ends the session of the caller (000 §7). */
export const logout: Handler<'logout'> = (_input, { world, session }) => {
  const { token, user } = session;
  const record = world.tables.sessions.one('token', token);
  if (record) world.tables.sessions.remove(record.id);
  return reply({ success: true }, event('user.signedOut', { user, token }));
};
