import type { TicketRecord } from '../../world/ticket-records.ts';
import { escapeHtml, mailPage, type Mail } from './mail-page.ts';

const ANYONE = 'guest';

/** Tells a buyer that the departure was moved. @param to all addresses of the buyer */
export function departureMail(
  to: readonly string[],
  before: TicketRecord,
  after: TicketRecord,
  jetty: string | null,
): Mail {
  const name = after.buyer.name ?? ANYONE;
  const what = after.bookingStatus === null ? 'ticket' : 'booking';
  const where = jetty === null ? '' : `, from ${jetty}`;
  const now = `Your ${what} ${after.code} departs anew: ${whenOf(after)}${where}.`;
  const old = `It was ${whenOf(before)}. The price stays the same${after.balance.isPaid ? ', and your QR code is still good' : ''}.`;
  const ask = 'If you did not ask for this, reply to this mail.';
  return {
    to,
    subject: `New departure for ${what} ${after.code}`,
    text: `Hello ${name}!\n\n${now}\n\n${old}\n\n${ask}\n`,
    html: mailPage(name, `<p><strong>${escapeHtml(now)}</strong></p><p>${escapeHtml(old)}</p><p>${ask}</p>`),
  };
}

function whenOf({ departDate, slot }: TicketRecord): string {
  return slot === null ? `${departDate}` : `${departDate}, ${slot}`;
}
