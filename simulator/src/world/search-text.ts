import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';

/** All that is searched of a purchase, in lower case: code, receipt number, name, company, e-mail addresses and phone. */
export function ticketText({ code, receiptNo, buyer }: TicketRecord): string {
  let text = `${code}\n${receiptNo}`;
  for (const part of [buyer.name, buyer.companyName, buyer.email, ...buyer.emails, buyer.contact])
    if (part) text += `\n${part}`;
  return text.toLowerCase();
}

/** What is searched of a sub-ticket itself; all else stands with its purchase. */
export function subTicketText({ code }: SubTicketRecord): string {
  return code.toLowerCase();
}
