import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { ERRORS_MS } from '@muara/contract/errors-ms';
import type { AccountEvents } from '../events/account-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import { closedAccountMail, passwordMail, storeMail, type Mail } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

const NO_MAIL = none('The windows of the user show it; a mail would be too late.');
const IN_THE_CHANGE = none('The entry of the change that caused it says so.');
const BEFORE_SIGN_IN = none('Anybody can ask for a link; the trail shows what the owner of the mailbox does with it.');
const NOBODY_WATCHES = none('No screen shows it.');

/** Sessions and passwords (000 §2, 000 §7). */
export const accounts: ReactionTable<keyof AccountEvents> = {
  'user.signedIn': {
    mail: none('People sign in every day.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ user }) => ({ module: 'Session', action: 'Signed in', author: user }),
    realtime: none('The window connects with its new session and announces itself.'),
    printing: NOTHING_PRINTED,
  },
  'user.signedOut': {
    mail: none('The user did it.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ user }) => ({ module: 'Session', action: 'Signed out', author: user }),
    realtime: ({ token }, { hub }) => void hub.endSession(token),
    printing: NOTHING_PRINTED,
  },
  'user.sessionsEnded': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: IN_THE_CHANGE,
    realtime({ userId, tokens, reason }, { hub }) {
      if (reason !== null) hub.toUser(userId, { type: 'logout', code: reason, message: ERRORS[reason].message });
      for (const token of tokens) hub.endSession(token);
    },
    printing: NOTHING_PRINTED,
  },
  'user.rightsChanged': {
    mail: NO_MAIL,
    park: NOT_SENT_TO_PARK,
    audit: IN_THE_CHANGE,
    realtime: ({ userId }, { hub }) => void hub.toUser(userId, { type: 'reload' }),
    printing: NOTHING_PRINTED,
  },
  'user.resetRequested': {
    mail({ user, resetToken }, ctx) {
      const { screens, language } = ctx.request;
      store(ctx, passwordMail(user, `${screens}/d/reset-password?token=${resetToken}`, language));
    },
    park: NOT_SENT_TO_PARK,
    audit: BEFORE_SIGN_IN,
    realtime: NOBODY_WATCHES,
    printing: NOTHING_PRINTED,
  },
  'user.resetDenied': {
    mail({ user, reason }, ctx) {
      const { language } = ctx.request;
      store(ctx, closedAccountMail(user, messageOf(reason, ctx), language));
    },
    park: NOT_SENT_TO_PARK,
    audit: BEFORE_SIGN_IN,
    realtime: NOBODY_WATCHES,
    printing: NOTHING_PRINTED,
  },
  'user.passwordSet': {
    mail: none('The user did it with a link that was mailed.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, user }) => ({
      module: 'Session',
      action: before.passwordHash === null ? 'Activated the account' : 'Set a new password',
      changes: [{ field: 'password', before: null, after: '[changed]' }],
      author: user,
    }),
    realtime: none('The sessions that it ends are an event of their own.'),
    printing: NOTHING_PRINTED,
  },
};

/** Stores a mail about an account, which concerns no ticket. */
function store({ world, now }: ReactionContext, mail: Mail): void {
  storeMail(world, { ...mail, ticketCode: null, createdAt: now });
}

function messageOf(code: ErrorCode, { request }: ReactionContext): string {
  return request.language === 'ms' ? ERRORS_MS[code] : ERRORS[code].message;
}
