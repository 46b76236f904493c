import { formatMoney } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatDeparture, getLanguage, textsFor } from './mail-words.ts';
import type { MailTexts } from './texts/wording.ts';

/**
 * Returns the mail to a buyer about tickets that lost their departure.
 * @param to all addresses of that buyer
 */
export function slotRemovedMail(to: readonly string[], jetty: string, tickets: readonly TicketRecord[]): Mail {
  const [first] = tickets as [TicketRecord];
  const texts = textsFor(first);
  const { slotRemoved: words, facts } = texts;
  return buildMail({
    to,
    subject: tickets.length === 1 ? words.subject(first.code) : words.subjectMany(tickets.length),
    language: getLanguage(first),
    name: tickets.find(({ buyer }) => buyer.name)?.buyer.name ?? null,
    paragraphs: [words.why],
    facts: tickets.map((ticket) => [
      ticket.code,
      [formatDeparture(ticket, texts), jetty, facts.passengerCount(ticket.passengers)].join('\n'),
    ]),
    notes: [moneyLine(tickets, words)],
  });
}

/** Returns what happens to the money; payments tell how much a deposit was. */
function moneyLine(tickets: readonly TicketRecord[], words: MailTexts['slotRemoved']): string {
  const paid = tickets.filter(({ balance }) => balance.isPaid).reduce((sum, { money }) => sum + money.total, 0);
  const deposit = tickets.some(({ balance }) => !balance.isPaid && balance.isPartlyPaid);
  if (paid === 0) return deposit ? `${words.deposit} ${words.ask}` : words.nothing;
  return `${deposit ? words.paidAndDeposit(formatMoney(paid)) : words.paid(formatMoney(paid))} ${words.ask}`;
}
