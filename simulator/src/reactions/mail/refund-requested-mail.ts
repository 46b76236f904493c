import { formatMoney } from '@muara/contract/rules';
import { getRefundAmount } from '../../domain/tickets/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatBank, getLanguage, textsFor } from './mail-words.ts';

/**
 * Returns the mail about a refund request and where the money would go.
 * It protects buyers, because anybody who finds a receipt could request a refund.
 */
export function refundRequestedMail(
  to: readonly string[],
  ticket: TicketRecord,
  bank: { name: string; accNo: string } | null,
): Mail {
  const texts = textsFor(ticket);
  const { refund: words } = texts;
  const { code, buyer, balance } = ticket;
  const what = bank
    ? words.requested(formatMoney(getRefundAmount(ticket)), code, formatBank(bank, texts))
    : words.requestedNothing(code);
  const debt = balance.owed > 0 ? [words.debtWouldEnd(formatMoney(balance.owed))] : [];
  return buildMail({
    to,
    subject: words.requestedSubject(code),
    language: getLanguage(ticket),
    name: buyer.name,
    paragraphs: [what, ...debt, words.next, words.notYou],
  });
}
