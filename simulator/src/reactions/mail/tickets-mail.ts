import type { Language } from '@muara/contract/constants';
import type { Instant } from '../../world/records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatDay } from './mail-words.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';
import { type MailTexts } from './texts/wording.ts';

/** A ticket as its mail shows it. */
interface MailedTicket {
  code: string;
  qrcode: string;
  /** URL of its document. */
  link: string;
  category: string;
  package: string;
  /** The last day on which it is valid; null without expiry. */
  until: Instant | null;
}

interface TicketsMail {
  to: string;
  name: string;
  language: Language;
  /** The link that sets the first password of a new account. */
  activation: string | null;
  tickets: readonly MailedTicket[];
}

/** Returns the mail that delivers tickets; it is enough to board. */
export function ticketsMail({ to, name, language, activation, tickets }: TicketsMail): Mail {
  const texts = MAIL_TEXTS[language];
  const { tickets: words } = texts;
  const one = tickets.length === 1;
  const [first] = tickets as [MailedTicket];
  return buildMail({
    to: [to],
    subject: one ? words.subject(first.code) : words.subjectMany(tickets.length),
    language,
    name,
    paragraphs: [one ? words.show : words.showMany, ...(activation === null ? [] : [words.account])],
    codes: tickets.map((ticket) => ({
      code: ticket.code,
      qrcode: ticket.qrcode,
      facts: listFacts(ticket, texts),
      link: { label: words.download(ticket.code), url: ticket.link },
    })),
    ...(activation !== null && { action: { label: words.activate, url: activation }, notes: [words.later] }),
  });
}

/** Returns the mail about a ticket that its agent voided. */
export function voidedTicketMail(to: string, name: string, code: string, language: Language): Mail {
  const { tickets: words } = MAIL_TEXTS[language];
  return buildMail({ to: [to], subject: words.voidSubject(code), language, name, paragraphs: [words.void(code)] });
}

function listFacts({ package: pkg, category, until }: MailedTicket, texts: MailTexts): string {
  const end = until === null ? [] : [texts.tickets.until(formatDay(until, texts))];
  return [pkg, texts.categories[category] ?? category, ...end].join(', ');
}
