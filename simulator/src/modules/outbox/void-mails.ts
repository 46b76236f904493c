import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/** Confirms a buyer's own request to void. */
export function voidRequestedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const what = `We have received your request to void ticket ${ticket.code}.`;
  const next = 'Until we have decided it, the ticket stays valid. We write to you again.';
  return voidMail(to, ticket, `Void requested for ticket ${ticket.code}`, [what, next]);
}

/** Tells a buyer that a ticket is void, and why. */
export function voidedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { code, cancel, departDate } = ticket;
  const what = `Your ticket ${code} was voided.${cancel?.note ? ` The reason: ${cancel.note}` : ''}`;
  const next =
    departDate === null
      ? 'Tickets of it that were sold or used keep their state; all others are void.'
      : 'Nobody can board with it.';
  return voidMail(to, ticket, `Ticket ${code} was voided`, [what, next, ASK]);
}

/** Tells a buyer that the request to void was not granted. */
export function voidRejectedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const what = `We have looked at your request to void ticket ${ticket.code}, and cannot void it.`;
  return voidMail(to, ticket, `Ticket ${ticket.code} stays valid`, [what, 'The ticket stays valid.', ASK]);
}

/** Tells whoever holds tickets of a batch that these are void. @param codes of the tickets */
export function partsVoidedMail(to: readonly string[], name: string | null, codes: readonly string[]): Mail {
  const one = codes.length === 1;
  const which = one ? `Ticket ${codes[0]} was voided` : `${codes.length} of your tickets were voided`;
  const list = one ? [] : [codes.join(', ')];
  return voidMail(to, { buyer: { name } }, which, [
    `${which}.`,
    ...list,
    one ? 'Nobody can board with it.' : 'Nobody can board with them.',
    ASK,
  ]);
}

const ASK = 'If you have questions, reply to this mail.';

function voidMail(
  to: readonly string[],
  { buyer }: { readonly buyer: Pick<TicketRecord['buyer'], 'name'> },
  subject: string,
  lines: readonly string[],
): Mail {
  const name = buyer.name ?? ANYONE;
  return {
    to,
    subject,
    text: `Hello ${name}!\n\n${lines.join('\n\n')}\n`,
    html: mailPage(name, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
  };
}
