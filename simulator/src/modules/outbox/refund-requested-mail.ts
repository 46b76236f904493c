import { formatRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { refundAmountOf } from '../tickets/refund-amount.ts';
import { bankWords } from './bank-words.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/**
 * Tells a buyer that somebody asked for their money, and where it is to go: whoever finds a receipt could have asked, so
 * this mail is what protects the buyer.
 */
export function refundRequestedMail(
  to: readonly string[],
  ticket: TicketRecord,
  bank: { name: string; accNo: string },
): Mail {
  const { code, buyer } = ticket;
  const name = buyer.name ?? ANYONE;
  const money = `RM ${formatRinggit(refundAmountOf(ticket))}`;
  const what = `A refund of ${money} was requested for your ticket ${code}, to ${bankWords(bank)}.`;
  const next = 'We check the request within three working days and write to you again.';
  const warning = 'If this was not you, reply to this mail at once: nothing is paid before we have looked at it.';
  return {
    to,
    subject: `Refund requested for ticket ${code}`,
    text: `Hello ${name}!\n\n${what}\n\n${next}\n\n${warning}\n`,
    html: mailPage(name, `<p>${escapeHtml(what)}</p><p>${next}</p><p>${warning}</p>`),
  };
}
