import type { UserRecord } from '../../world/records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

/** The mail with the link that sets a password: a new one, or the first of an account that was never activated. */
export function passwordMail({ name, email, passwordHash }: UserRecord, link: string): Mail {
  const first = passwordHash === null;
  const why = first
    ? 'Your account is ready. Choose a password to activate it.'
    : 'Somebody asked for a new password for your account. If it was not you, leave this mail: your password stays.';
  const button = first ? 'Activate your account' : 'Set a new password';
  const until = 'The link works once, for an hour.';
  return {
    to: [email],
    subject: first ? 'Activate your account' : 'Set your new password',
    text: `Hello ${name}!\n\n${why}\n\n${button}: ${link}\n\n${until}\n`,
    html: mailPage(name, `<p>${why}</p><p><a href="${escapeHtml(link)}">${button}</a></p><p>${until}</p>`),
  };
}

/** The answer to somebody whose account cannot be used: a link would help nobody. @param why the words of the refusal */
export function closedAccountMail({ name, email }: UserRecord, why: string): Mail {
  const text = `${why}, so there is no new password for it. Please talk to your manager, or to us.`;
  return {
    to: [email],
    subject: 'About your account',
    text: `Hello ${name}!\n\n${text}\n`,
    html: mailPage(name, `<p>${text}</p>`),
  };
}
