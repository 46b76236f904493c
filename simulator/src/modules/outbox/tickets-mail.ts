import { escapeHtml, mailPage, type Mail } from './mail-page.ts';
import { qrSvg } from './qr-svg.ts';

/** A ticket as its mail shows it. */
export interface MailedTicket {
  code: string;
  qrcode: string;
  /** Where its document is. */
  link: string;
  category: string;
  package: string;
  /** The last day on which it is good; null when it does not end. */
  until: string | null;
}

export interface TicketsMail {
  to: string;
  name: string;
  /** The link that sets the first password of a new account. */
  activation: string | null;
  tickets: readonly MailedTicket[];
}

/** The mail that hands tickets to somebody: it alone is enough to board. */
export function ticketsMail({ to, name, activation, tickets }: TicketsMail): Mail {
  const one = tickets.length === 1;
  const [first] = tickets as [MailedTicket];
  const show = `Show the QR code of ${one ? 'your ticket' : 'each ticket'} at the jetty, on this screen or on paper.`;
  const account = 'Your account is ready. Choose a password to activate it; the link works once, for an hour.';
  const later = 'Later, Forgot Password sends you a new link.';
  return {
    to: [to],
    subject: one ? `Your ticket ${first.code}` : `Your ${tickets.length} tickets`,
    text: [
      `Hello ${name}!`,
      show,
      ...tickets.map(
        (ticket) => `${ticket.code}: ${factsOf(ticket)}\nQR code: ${ticket.qrcode}\nTo print: ${ticket.link}`,
      ),
      ...(activation === null ? [] : [`${account}\n\nActivate your account: ${activation}\n\n${later}`]),
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailPage(
      name,
      [
        `<p>${show}</p>`,
        ...tickets.map(
          (ticket) =>
            `<h2>${ticket.code}</h2><p>${escapeHtml(factsOf(ticket))}</p>${qrSvg(ticket.qrcode)}<p>${ticket.qrcode}</p><p><a href="${escapeHtml(ticket.link)}">Download ${ticket.code} as a PDF</a></p>`,
        ),
        ...(activation === null
          ? []
          : [`<p>${account}</p><p><a href="${escapeHtml(activation)}">Activate your account</a></p><p>${later}</p>`]),
      ].join(''),
    ),
  };
}

/** The mail about a ticket that its agent has voided. */
export function voidedTicketMail(to: string, name: string, code: string): Mail {
  const what = `Your ticket ${code} was voided by whom you have it from. It is not valid any more.`;
  return {
    to: [to],
    subject: `Your ticket ${code} is void`,
    text: `Hello ${name}!\n\n${what}\n`,
    html: mailPage(name, `<p>${what}</p>`),
  };
}

function factsOf({ package: offer, category, until }: MailedTicket): string {
  return [offer, category, ...(until === null ? [] : [`valid until ${until}`])].join(', ');
}
