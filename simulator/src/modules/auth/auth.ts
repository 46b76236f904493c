import type { Handlers } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { verifyPassword } from '../../world/password.ts';
import type { Session } from '../../world/world.ts';
import { presentSession } from './present-session.ts';
import { standingOf } from './session-of.ts';

const TOKEN_BYTES = 24;

/** Sign-in, sign-out and who is signed in (000 §7). */
export const auth = {
  login({ body }, { world, rules, now }) {
    const { users, sessions } = world.tables;
    const user = users.one('email', body.email.trim().toLowerCase());
    // One answer for an unknown address and a wrong password: nobody learns who has an account.
    if (!user || !verifyPassword(body.password, user.passwordHash)) throw new Refusal('invalid_credentials');
    const standing = standingOf(user, now);
    if (standing !== 'good') throw new Refusal(standing);
    const token = `${world.name}.${world.random.token(TOKEN_BYTES)}`;
    sessions.insert({ token, userId: user.id, createdAt: now });
    const session: Session = { token, user: users.update(user.id, { lastActive: now }) };
    return { token, ...presentSession(world, session, rules) };
  },

  logout(_input, { world, session, hub }) {
    const { token } = session as Session;
    const record = world.tables.sessions.one('token', token);
    if (record) world.tables.sessions.remove(record.id);
    hub.endSession(token);
    return { success: true };
  },

  authenticate: (_input, { world, session, rules }) => presentSession(world, session as Session, rules),
} satisfies Partial<Handlers>;
