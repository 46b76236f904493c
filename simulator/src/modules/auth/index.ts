import { accountStanding } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { verifyPassword } from '../../world/password.ts';
import { newSessionToken } from '../../world/session-token.ts';
import type { Session } from '../../world/world.ts';
import { clearAttempts, countAttempt, secondsToWait } from './attempts.ts';
import { passwords } from './passwords.ts';
import { presentSession } from './present-session.ts';

/** Opening the app repeatedly is recorded once per this interval. */
const SEEN_AGAIN_MS = 60_000;

/** Sign-in, sign-out, current user and forgotten passwords (000 §7). */
export const auth = {
  login({ body }, { world, rules, now }) {
    const { users, sessions } = world.tables;
    const user = users.one('email', body.email.trim().toLowerCase());
    const retryAfter = secondsToWait(world, 'sign-in', body.email);
    if (retryAfter > 0) throw new Refusal('too_many_sign_ins', { retryAfter });
    // The same response for an unknown address and a wrong password: nobody learns who has an account.
    if (!user || !verifyPassword(body.password, user.passwordHash)) {
      countAttempt(world, 'sign-in', body.email);
      throw new Refusal('invalid_credentials', { keepChanges: true });
    }
    clearAttempts(world, 'sign-in', body.email);
    const standing = accountStanding(user, now);
    if (standing !== 'good') throw new Refusal(standing);
    const token = newSessionToken(world);
    sessions.insert({ token, userId: user.id, createdAt: now });
    const session: Session = { token, user: users.update(user.id, { lastActive: now }) };
    return reply({ token, ...presentSession(world, session, rules) }, event('user.signedIn', { user: session.user }));
  },

  logout(_input, { world, session }) {
    const { token, user } = session;
    const record = world.tables.sessions.one('token', token);
    if (record) world.tables.sessions.remove(record.id);
    return reply({ success: true }, event('user.signedOut', { user, token }));
  },

  authenticate(_input, { world, session, rules, now }) {
    const { token, user } = session;
    const seen = user.lastActive !== null && now - user.lastActive < SEEN_AGAIN_MS;
    const current = seen ? user : world.tables.users.update(user.id, { lastActive: now });
    return presentSession(world, { token, user: current }, rules);
  },

  ...passwords,
} satisfies Partial<Handlers>;
