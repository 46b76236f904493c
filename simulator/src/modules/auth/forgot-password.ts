import { accountStanding, createResetToken } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { countAttempt, secondsToWait } from './attempts.ts';

/** Mails a link that sets a new password, if the account exists (000 §2, 000 §7). */
export const forgotPassword: Handler<'forgotPassword'> = ({ body }, { world, rules, now }) => {
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
};
