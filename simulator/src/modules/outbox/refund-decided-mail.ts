import { formatRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { refundAmountOf } from '../tickets/refund-amount.ts';
import { bankWords } from './bank-words.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/** Tells a buyer that the money is on its way back, and that the ticket is worth nothing any more. */
export function refundedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { code, buyer, refund } = ticket;
  const name = buyer.name ?? ANYONE;
  const where = refund?.bank ? ` to ${bankWords(refund.bank)}` : '';
  const what = `We have refunded RM ${formatRinggit(refundAmountOf(ticket))} for your ticket ${code}${where}.`;
  const next = 'The ticket is void: nobody can board with it.';
  return {
    to,
    subject: `Refund for ticket ${code}`,
    text: `Hello ${name}!\n\n${what}\n\n${next}\n`,
    html: mailPage(name, `<p>${escapeHtml(what)}</p><p>${next}</p>`),
  };
}

/** Tells a buyer that there is no refund, and that the ticket stands. */
export function refundRejectedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const { code, buyer, cancel } = ticket;
  const name = buyer.name ?? ANYONE;
  const what = `We have looked at the request to refund your ticket ${code}, and cannot refund it.`;
  const next = cancel?.doneAt == null ? 'The ticket stays valid.' : 'The ticket stays void.';
  const ask = 'If you have questions, reply to this mail.';
  return {
    to,
    subject: `No refund for ticket ${code}`,
    text: `Hello ${name}!\n\n${what}\n\n${next}\n\n${ask}\n`,
    html: mailPage(name, `<p>${escapeHtml(what)}</p><p>${next}</p><p>${ask}</p>`),
  };
}
