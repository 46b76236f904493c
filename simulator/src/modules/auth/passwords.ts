import type { Language } from '@muara/contract/constants';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import {
  accountStanding,
  createResetToken,
  dropResetLinks,
  endSessions,
  findResetLink,
} from '../../domain/people/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { closedAccountMail, passwordMail } from '../../reactions/mail/index.ts';
import { hashPassword } from '../../world/password.ts';
import { countAttempt, secondsToWait } from './attempts.ts';
import { writeAuditEntryFor } from './write-audit-entry-for.ts';

const SALT_BYTES = 8;

/** Forgotten passwords, and the first password of an account that was never activated (000 §2, 000 §7). */
export const passwords = {
  forgotPassword({ body }, { world, rules, now, request }) {
    assertNoFieldErrors(rules.checkEmail(body.email));
    const user = world.tables.users.one('email', body.email.trim().toLowerCase());
    // The same response whether or not the address is known, so that nobody learns who has an account. The limit
    // keeps mailboxes from being flooded.
    if (!user || secondsToWait(world, 'reset', body.email) > 0) return { success: true };
    countAttempt(world, 'reset', body.email);
    const standing = accountStanding(user, now);
    const mail =
      standing === 'good'
        ? passwordMail(
            user,
            `${request.origin}/d/reset-password?token=${createResetToken(world, user.id)}`,
            request.language,
          )
        : closedAccountMail(user, reasonIn(request.language, standing), request.language);
    world.tables.outbox.insert({ ...mail, ticketCode: null, createdAt: now });
    return { success: true };
  },

  resetPassword({ body }, ctx) {
    const { world, rules, now } = ctx;
    assertNoFieldErrors(rules.checkNewPassword(body));
    const link = findResetLink(world, body.token);
    const user = link && world.tables.users.get(link.userId);
    if (!user || user.deletedAt !== null || accountStanding(user, now) !== 'good')
      throw new Refusal('reset_link_invalid', { field: 'token' });
    const passwordHash = hashPassword(body.password, world.random.token(SALT_BYTES));
    const changed = world.tables.users.update(user.id, { passwordHash });
    dropResetLinks(world, user.id);
    writeAuditEntryFor(ctx, changed, {
      module: 'Session',
      action: user.passwordHash === null ? 'Activated the account' : 'Set a new password',
      changes: [{ field: 'password', before: null, after: '[changed]' }],
    });
    endSessions(ctx, user.id);
    return { success: true };
  },
} satisfies Partial<Handlers>;

function reasonIn(language: Language, code: ErrorCode): string {
  return language === 'ms' ? ERRORS_MS[code] : ERRORS[code].message;
}
