import { formatMoney } from '@muara/contract/rules';
import type { PaymentRecord, SurplusReason, TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { getLanguage, textsFor } from './mail-words.ts';
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
    subject: surplus.subject(formatMoney(amount)),
    language: getLanguage(ticket),
    name: ticket.buyer.name,
    paragraphs: [surplus.text(formatMoney(amount), ticket.code, surplus.why[why]), surplus.next],
    facts: [[facts.reference, refNo]],
  });
}
