import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type Mail } from './mail-page.ts';
import { formatDate, formatDeparture, getLanguage, textsFor } from './mail-words.ts';

/** Returns the mail about a moved departure. @param to all addresses of the buyer */
export function departureMail(
  to: readonly string[],
  before: TicketRecord,
  after: TicketRecord,
  jetty: string | null,
): Mail {
  const texts = textsFor(after);
  const { departure: words, facts } = texts;
  const { code, departDate, slot, balance, buyer } = after;
  const isBooking = after.bookingStatus !== null;
  const was = words.was(formatDeparture(before, texts));
  return buildMail({
    to,
    subject: isBooking ? words.bookingSubject(code) : words.subject(code),
    language: getLanguage(after),
    name: buyer.name,
    paragraphs: [
      isBooking ? words.bookingText(code) : words.text(code),
      balance.isPaid ? `${was} ${words.stillValid}` : was,
    ],
    facts: [
      [facts.departure, departDate === null ? facts.openTicket : formatDate(departDate, texts)],
      [facts.time, slot],
      [facts.jetty, jetty],
    ],
    notes: [words.notYou],
  });
}
