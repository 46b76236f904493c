import { accountStanding, dropResetLinks, endSessions, findResetLink } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { hashPassword } from '../../world/password.ts';

const SALT_BYTES = 8;

/** Sets the password of the account that a mailed link opens; also the first password (000 §2, 000 §7). */
export const resetPassword: Handler<'resetPassword'> = ({ body }, { world, rules, now }) => {
  assertNoFieldErrors(rules.checkNewPassword(body));
  const link = findResetLink(world, body.token);
  const before = link && world.tables.users.get(link.userId);
  if (!before || before.deletedAt !== null || accountStanding(before, now) !== 'good')
    throw new Refusal('reset_link_invalid', { field: 'token' });
  const passwordHash = hashPassword(body.password, world.random.token(SALT_BYTES));
  const user = world.tables.users.update(before.id, { passwordHash });
  dropResetLinks(world, user.id);
  return reply({ success: true }, event('user.passwordSet', { before, user }), endSessions(world, user.id));
};
