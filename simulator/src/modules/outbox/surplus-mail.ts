import { formatRinggit } from '@muara/contract/rules';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import { mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/** Tells a buyer that a payment came in that buys nothing, and what happens to it. */
export function surplusMail(
  to: readonly string[],
  { code, buyer }: TicketRecord,
  { amount, refNo }: PaymentRecord,
  why: string,
): Mail {
  const name = buyer.name ?? ANYONE;
  const what = `We have received RM ${formatRinggit(amount)} for ticket ${code} (reference ${refNo}), but ${why}.`;
  const next = 'We know about it and will return the money to you. You need not do anything.';
  return {
    to,
    subject: `We owe you RM ${formatRinggit(amount)}`,
    text: `Hello ${name}!\n\n${what}\n\n${next}\n`,
    html: mailPage(name, `<p>${what}</p><p>${next}</p>`),
  };
}

/** Asks those who run the house to give the money back. */
export function surplusAlertMail(
  to: readonly string[],
  { code }: TicketRecord,
  { amount, refNo, transactionId }: PaymentRecord,
  why: string,
): Mail {
  const what = `RM ${formatRinggit(amount)} came in for ticket ${code}, but ${why}. Please return it to the buyer.`;
  const where = `Reference ${refNo}, transaction ${transactionId ?? 'unknown'}.`;
  return {
    to,
    subject: `Surplus payment for ticket ${code}`,
    text: `${what}\n\n${where}\n`,
    html: mailPage('all', `<p>${what}</p><p>${where}</p>`),
  };
}
