import {
  accountStanding,
  createResetToken,
  dropResetLinks,
  endSessions,
  findResetLink,
} from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { hashPassword } from '../../world/password.ts';
import { countAttempt, secondsToWait } from './attempts.ts';

const SALT_BYTES = 8;

/** Forgotten passwords, and the first password of an account that was never activated (000 §2, 000 §7). */
export const passwords = {
  forgotPassword({ body }, { world, rules, now }) {
    assertNoFieldErrors(rules.checkEmail(body.email));
    const user = world.tables.users.one('email', body.email.trim().toLowerCase());
    // The same response whether or not the address is known, so that nobody learns who has an account. The limit
    // keeps mailboxes from being flooded.
    if (!user || secondsToWait(world, 'reset', body.email) > 0) return { success: true };
    countAttempt(world, 'reset', body.email);
    const standing = accountStanding(user, now);
    const asked =
      standing === 'good'
        ? event('user.resetRequested', { user, resetToken: createResetToken(world, user.id) })
        : event('user.resetDenied', { user, reason: standing });
    return reply({ success: true }, asked);
  },

  resetPassword({ body }, { world, rules, now }) {
    assertNoFieldErrors(rules.checkNewPassword(body));
    const link = findResetLink(world, body.token);
    const before = link && world.tables.users.get(link.userId);
    if (!before || before.deletedAt !== null || accountStanding(before, now) !== 'good')
      throw new Refusal('reset_link_invalid', { field: 'token' });
    const passwordHash = hashPassword(body.password, world.random.token(SALT_BYTES));
    const user = world.tables.users.update(before.id, { passwordHash });
    dropResetLinks(world, user.id);
    return reply({ success: true }, event('user.passwordSet', { before, user }), endSessions(world, user.id));
  },
} satisfies Partial<Handlers>;
