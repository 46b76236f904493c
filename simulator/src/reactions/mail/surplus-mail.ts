import type { PaymentRecord, SurplusReason, TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { getLanguage, rm, textsFor } from './mail-words.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';

/** Returns the reason for staff and the audit trail, as the end of a sentence. */
export function describeSurplus(why: SurplusReason): string {
  return MAIL_TEXTS.en.surplus.why[why];
}

/** Returns the mail to a buyer about a payment that buys nothing, and what happens to it. */
export function surplusMail(
  to: readonly string[],
  ticket: TicketRecord,
  { amount, refNo }: PaymentRecord,
  why: SurplusReason,
): Mail {
  const { surplus, facts } = textsFor(ticket);
  return buildMail({
    to,
    subject: surplus.subject(rm(amount)),
    language: getLanguage(ticket),
    name: ticket.buyer.name,
    paragraphs: [surplus.text(rm(amount), ticket.code, surplus.why[why]), surplus.next],
    facts: [[facts.reference, refNo]],
  });
}

/** Returns the mail that asks managers to return a surplus. */
export function surplusAlertMail(
  to: readonly string[],
  { code }: TicketRecord,
  { amount, refNo, transactionId }: PaymentRecord,
  why: SurplusReason,
): Mail {
  return buildMail({
    to,
    subject: `Surplus payment for ticket ${code}`,
    language: 'en',
    name: 'team',
    paragraphs: [
      `We received ${rm(amount)} for ticket ${code}, but ${describeSurplus(why)}.`,
      'Please return the money to the buyer, then mark it as paid back in Approvals.',
    ],
    facts: [
      ['Ticket code', code],
      ['Amount', rm(amount)],
      ['Payment reference', refNo],
      ['Transaction', transactionId ?? 'Unknown'],
    ],
  });
}
