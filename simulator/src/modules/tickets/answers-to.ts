import type { TicketBuyer, TicketRecord } from '../../world/records.ts';

/**
 * Whether a ticket answers a search: part of a code, receipt number, name, e-mail or phone, in any case.
 * @param term lower case and trimmed
 */
export function answersTo(ticket: TicketRecord, term: string): boolean {
  return ticket.code.toLowerCase().includes(term) || ticket.receiptNo.toLowerCase().includes(term) || wordsOf(ticket.buyer).includes(term);
}

const words = new WeakMap<TicketBuyer, string>();

/** What is searched of a buyer, made once a record. The separator is nothing that can be typed. */
function wordsOf(buyer: TicketBuyer): string {
  let text = words.get(buyer);
  if (text === undefined) {
    text = [buyer.name, buyer.email, ...buyer.emails, buyer.contact].filter((part) => part !== null).join('\n').toLowerCase();
    words.set(buyer, text);
  }
  return text;
}
