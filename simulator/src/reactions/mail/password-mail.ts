import type { Language } from '@muara/contract/constants';
import type { UserRecord } from '../../world/records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';

/** Returns the mail with the link that sets a password: a new one, or the first of an account. */
export function passwordMail({ name, email, passwordHash }: UserRecord, link: string, language: Language): Mail {
  const { password } = MAIL_TEXTS[language];
  const first = passwordHash === null;
  return buildMail({
    to: [email],
    subject: first ? password.firstSubject : password.subject,
    language,
    name,
    paragraphs: [first ? password.first : password.text],
    action: { label: first ? password.activate : password.set, url: link },
    notes: [password.until],
  });
}

/**
 * Returns the mail about an account that cannot be used, so that a link would not help.
 * @param why the message of the refusal
 */
export function closedAccountMail({ name, email }: UserRecord, why: string, language: Language): Mail {
  const { password } = MAIL_TEXTS[language];
  return buildMail({
    to: [email],
    subject: password.closedSubject,
    language,
    name,
    paragraphs: [password.closed(why)],
  });
}
