import { ticketText } from '../../world/search-text.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

const texts = new WeakMap<TicketRecord, string>();

/**
 * Whether a ticket answers a search: part of a code, receipt number, name, e-mail or phone, in any case. For the short
 * lists of one person; the lists of everybody ask the index of the tickets.
 * @param term lower case and trimmed
 */
export function ticketMatches(ticket: TicketRecord, term: string): boolean {
  let text = texts.get(ticket);
  if (text === undefined) texts.set(ticket, (text = ticketText(ticket)));
  return text.includes(term);
}
