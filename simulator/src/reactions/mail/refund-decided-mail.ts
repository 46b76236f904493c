import { formatMoney } from '@muara/contract/rules';
import { getRefundAmount } from '../../domain/tickets/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatBank, getLanguage, textsFor } from './mail-words.ts';

/** Returns the mail about an approved refund, which voids the ticket. */
export function refundedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const texts = textsFor(ticket);
  const { refund: words } = texts;
  const { code, buyer, refund, balance } = ticket;
  const canceled = balance.taken - balance.received;
  const amount = getRefundAmount(ticket);
  const bank = refund?.bank && amount > 0 ? formatBank(refund.bank, texts) : null;
  const done = bank === null ? words.done(formatMoney(amount), code) : words.doneTo(formatMoney(amount), code, bank);
  return buildMail({
    to,
    subject: words.doneSubject(code),
    language: getLanguage(ticket),
    name: buyer.name,
    paragraphs: [
      amount === 0 ? words.nothing(code) : done,
      ...(canceled > 0 ? [words.debtEnds(formatMoney(canceled))] : []),
      words.void,
    ],
  });
}

/** Returns the mail about a rejected refund, and whether the ticket is valid. */
export function refundRejectedMail(to: readonly string[], ticket: TicketRecord): Mail {
  const texts = textsFor(ticket);
  const { refund: words } = texts;
  const { code, buyer, cancel } = ticket;
  return buildMail({
    to,
    subject: words.rejectedSubject(code),
    language: getLanguage(ticket),
    name: buyer.name,
    paragraphs: [words.rejected(code), cancel?.doneAt == null ? words.staysValid : words.staysVoid],
    notes: [texts.questions],
  });
}
