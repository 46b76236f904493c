import { formatMoney } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import type { MailTexts } from './texts/wording.ts';
import { getLanguage, type MailedPlace, textsFor, tripFacts } from './mail-words.ts';

/** What the mail of a paid purchase shows besides the purchase. */
interface ReceiptToMail extends MailedPlace {
  /** URL of the receipt. */
  receipt: string;
  /**
   * Whether its own QR code is valid for entry: the tickets of a batch have their own codes, which this
   * mail does not show.
   */
  boards: boolean;
}

/**
 * Returns the mail of a paid ticket, with everything its buyer needs at the jetty.
 * @param to all addresses of the buyer
 */
export function receiptMail(to: readonly string[], ticket: TicketRecord, mail: ReceiptToMail): Mail {
  const texts = textsFor(ticket);
  const { receipt, facts } = texts;
  const { code, buyer, receiptNo, balance, userId, agentId } = ticket;
  const { received, owed } = balance;
  return buildMail({
    to,
    subject: receipt.subject(receiptNo),
    language: getLanguage(ticket),
    name: buyer.name,
    paragraphs: [
      ...moneyWords(ticket, texts),
      ...(mail.boards ? [receipt.show] : []),
      ...(ticket.departDate === null ? [receipt.open] : []),
    ],
    codes: mail.boards ? [{ code, qrcode: code }] : [],
    facts: [
      [facts.ticket, code],
      ...tripFacts(ticket, mail, texts),
      [facts.receiptNo, receiptNo],
      [facts.paid, received > 0 || owed === 0 ? formatMoney(received) : null],
      [facts.owed, owed > 0 ? formatMoney(owed) : null],
    ],
    action: { label: receipt.download, url: mail.receipt },
    notes: [...(userId !== null && agentId === null ? [receipt.account] : []), texts.questions],
  });
}

/** Returns what was received, and what is owed under a Credit Facility. */
function moneyWords({ balance: { received, owed } }: TicketRecord, { receipt }: MailTexts): string[] {
  if (owed > 0 && received === 0) return [receipt.onCredit(formatMoney(owed))];
  return [receipt.thanks(formatMoney(received)), ...(owed > 0 ? [receipt.rest(formatMoney(owed))] : [])];
}
