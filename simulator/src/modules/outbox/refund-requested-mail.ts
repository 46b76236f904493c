import type { TicketRecord } from '../../world/ticket-records.ts';
import { refundAmountOf } from '../tickets/refund-amount.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { bankInWords, languageOf, rm, textsFor } from './mail-words.ts';

/**
 * Tells a buyer that a refund was requested, and where it is to go: anybody who finds a receipt could have asked, so this
 * mail is what protects the buyer.
 */
export function refundRequestedMail(
  to: readonly string[],
  ticket: TicketRecord,
  bank: { name: string; accNo: string },
): Mail {
  const texts = textsFor(ticket);
  const { refund: words } = texts;
  const { code, buyer } = ticket;
  return buildMail({
    to,
    subject: words.requestedSubject(code),
    language: languageOf(ticket),
    name: buyer.name,
    paragraphs: [words.requested(rm(refundAmountOf(ticket)), code, bankInWords(bank, texts)), words.next, words.notYou],
  });
}
