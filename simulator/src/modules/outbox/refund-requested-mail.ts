import { formatRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';
const SHOWN_DIGITS = 4;

/**
 * Tells a buyer that somebody asked for their money, and where it is to go: whoever finds a receipt could have asked, so
 * this mail is what protects the buyer.
 */
export function refundRequestedMail(
  to: readonly string[],
  { code, buyer, money }: TicketRecord,
  bank: { name: string; accNo: string },
): Mail {
  const name = buyer.name ?? ANYONE;
  const account = `${bank.name}, account ending in ${bank.accNo.slice(-SHOWN_DIGITS)}`;
  const what = `A refund of RM ${formatRinggit(money.total)} was requested for your ticket ${code}, to ${account}.`;
  const next = 'We check the request within three working days and write to you again.';
  const warning = 'If this was not you, reply to this mail at once: nothing is paid before we have looked at it.';
  return {
    to,
    subject: `Refund requested for ticket ${code}`,
    text: `Hello ${name}!\n\n${what}\n\n${next}\n\n${warning}\n`,
    html: mailPage(name, `<p>${escapeHtml(what)}</p><p>${next}</p><p>${warning}</p>`),
  };
}
