import { formatRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const WHY = 'A departure that you had booked no longer runs, so we had to void what you had booked for it:';
const ASK = 'Please reply to this mail or ask at our counter for your money or another departure.';
const ANYONE = 'guest';

/** Tells one buyer which tickets lost their departure. @param to all addresses of that buyer */
export function slotRemovedMail(to: readonly string[], jetty: string, tickets: readonly TicketRecord[]): Mail {
  const name = tickets.find(({ buyer }) => buyer.name)?.buyer.name ?? ANYONE;
  const lines = tickets.map(
    ({ code, departDate, slot, heads }) =>
      `${code}: ${departDate}, ${slot}, from ${jetty}, ${heads} ${heads === 1 ? 'passenger' : 'passengers'}`,
  );
  const money = moneyLine(tickets);
  const [first] = tickets as [TicketRecord];
  const which =
    tickets.length === 1 ? `Your ticket ${first.code} was voided` : `${tickets.length} of your tickets were voided`;
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return {
    to,
    subject: which,
    text: `Hello ${name}!\n\n${WHY}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n${money}\n`,
    html: mailPage(name, `<p>${WHY}</p><ul>${list}</ul><p>${money}</p>`),
  };
}

/** What happens to the money; what a deposit came to, its payments know. */
function moneyLine(tickets: readonly TicketRecord[]): string {
  const paid = tickets.filter(({ balance }) => balance.isPaid).reduce((sum, { money }) => sum + money.total, 0);
  const deposit = tickets.some(({ balance }) => !balance.isPaid && balance.isPartlyPaid);
  if (paid === 0) return deposit ? `You have paid a deposit. ${ASK}` : 'There is nothing to pay for it.';
  return `You have paid RM ${formatRinggit(paid)}${deposit ? ' and a deposit' : ''}. ${ASK}`;
}
