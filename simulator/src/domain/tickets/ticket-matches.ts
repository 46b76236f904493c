import { ticketText } from '../../world/search-text.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

const texts = new WeakMap<TicketRecord, string>();

/**
 * Returns whether a ticket matches a search in part of its code, receipt number, name, email or phone.
 * For the short lists of one person; lists of all tickets use the text index.
 * @param term lower case and trimmed
 */
export function ticketMatches(ticket: TicketRecord, term: string): boolean {
  let text = texts.get(ticket);
  if (text === undefined) texts.set(ticket, (text = ticketText(ticket)));
  return text.includes(term);
}
