import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatDay, getLanguage, textsFor } from './mail-words.ts';

/**
 * Returns the mail about a batch's new expiry date and replaced QR codes.
 * @param agent name of the agent's account, used when the batch has no buyer name
 */
export function expiryMail(
  to: readonly string[],
  ticket: TicketRecord,
  agent: string | null,
  regenerated: number,
): Mail {
  const { code, buyer, expiredAt } = ticket;
  const texts = textsFor(ticket);
  const { expiry } = texts;
  return buildMail({
    to,
    subject: expiry.subject(code),
    language: getLanguage(ticket),
    name: buyer.name ?? agent,
    paragraphs: [
      expiredAt === null ? expiry.open(code) : expiry.until(code, formatDay(expiredAt, texts)),
      regenerated === 0 ? expiry.kept : expiry.replaced(regenerated),
    ],
  });
}
