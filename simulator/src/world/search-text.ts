import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';

/**
 * Returns the searchable text of a purchase in lower case: code, receipt number, name, company, emails
 * and phone.
 */
export function ticketText({ code, receiptNo, buyer }: TicketRecord): string {
  let text = `${code}\n${receiptNo}`;
  for (const part of [buyer.name, buyer.companyName, buyer.email, ...buyer.emails, buyer.contact])
    if (part) text += `\n${part}`;
  return text.toLowerCase();
}

/** Returns the searchable text of a sub-ticket itself; everything else is searched in its purchase. */
export function subTicketText({ code }: SubTicketRecord): string {
  return code.toLowerCase();
}
