import { accountStanding } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { verifyPassword } from '../../world/password.ts';
import { newSessionToken } from '../../world/session-token.ts';
import type { Session } from '../../world/world.ts';
import { clearAttempts, countAttempt, secondsToWait } from './attempts.ts';
import { presentSession } from './present-session.ts';

/** Opens a session for an email address and a password, with limited attempts (000 §7). */
export const login: Handler<'login'> = ({ body }, { world, rules, now }) => {
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
};
