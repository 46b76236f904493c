import type { TicketRecord } from '../../world/ticket-records.ts';

const texts = new WeakMap<TicketRecord, string>();

/**
 * Whether a ticket answers a search: part of a code, receipt number, name, e-mail or phone, in any case.
 * @param term lower case and trimmed
 */
export function answersTo(ticket: TicketRecord, term: string): boolean {
  let text = texts.get(ticket);
  if (text === undefined) texts.set(ticket, (text = searchText(ticket)));
  return text.includes(term);
}

/** All that is searched of a ticket, made once a record. Between the parts stands what nobody can type. */
function searchText({ code, receiptNo, buyer }: TicketRecord): string {
  const parts = [code, receiptNo, buyer.name, buyer.email, ...buyer.emails, buyer.contact];
  return parts
    .filter((part) => part !== null)
    .join('\n')
    .toLowerCase();
}
