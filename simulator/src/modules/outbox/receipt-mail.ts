import { formatRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/** The mail of a paid ticket. @param to all addresses of the buyer @param receipt address of the receipt */
export function receiptMail(to: readonly string[], ticket: TicketRecord, receipt: string): Mail {
  const name = ticket.buyer.name ?? ANYONE;
  const thanks = `Thank you for riding with us. We have received RM ${formatRinggit(ticket.money.total)}.`;
  const open = ticket.departDate === null;
  const ride = open
    ? `Your tickets under ${ticket.code} have no date: they are valid until they expire.`
    : `Your ticket is ${ticket.code}, for ${ticket.departDate}${ticket.slot ? `, ${ticket.slot}` : ''}; show its QR code at the jetty.`;
  return {
    to,
    subject: `Your receipt ${ticket.receiptNo}`,
    text: `Hello ${name}!\n\n${thanks}\n\n${ride}\n\nReceipt: ${receipt}\n`,
    html: mailPage(
      name,
      `<p>${thanks}</p><p>${ride}</p><p><a href="${escapeHtml(receipt)}">Download your receipt</a></p>`,
    ),
  };
}
