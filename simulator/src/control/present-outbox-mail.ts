import type { MailLink, OutboxMail as WireMail } from '@muara/contract/control';
import type { OutboxMail } from '../kernel/domain.ts';

/** A full stop or bracket behind a link is not part of it. */
const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:)\]]/g;

/** Returns a mail as the control plane shows it, with the links of its text. */
export function presentOutboxMail(mail: OutboxMail): WireMail {
  return { ...mail, to: [...mail.to], links: linksOf(mail.text) };
}

/** Returns the links of a text with the parameters of their queries: scenarios take tokens from there. */
export function linksOf(text: string): MailLink[] {
  return (text.match(LINK) ?? [])
    .filter((url) => URL.canParse(url))
    .map((url) => ({ url, query: Object.fromEntries(new URL(url).searchParams) }));
}
