import type { Language } from '@muara/contract/constants';
import { toLocalDate } from '@muara/contract/rules';
import type { Instant, LocalDate } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { MailFact } from './mail-page.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';
import { type MailTexts } from './texts/wording.ts';

/** Returns the language that a ticket's buyer used; English by default. */
export function getLanguage({ buyer }: Pick<TicketRecord, 'buyer'>): Language {
  return buyer.language ?? 'en';
}

export function textsFor(ticket: Pick<TicketRecord, 'buyer'>): MailTexts {
  return MAIL_TEXTS[getLanguage(ticket)];
}

/** Formats a date: `23 Nov 2026`. */
export function formatDate(date: LocalDate, { months }: MailTexts): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

export function formatDay(at: Instant, texts: MailTexts): string {
  return formatDate(toLocalDate(at), texts);
}

/** Formats a departure in one line: `23 Nov 2026, 15:00 - 16:00`. */
export function formatDeparture({ departDate, slot }: TicketRecord, texts: MailTexts): string {
  if (departDate === null) return texts.facts.openTicket;
  return [formatDate(departDate, texts), ...(slot === null ? [] : [slot])].join(', ');
}

/** The names of package and jetty, which a purchase stores by id only. */
export interface MailedPlace {
  packageName: string;
  jettyName: string | null;
}

/** Returns facts about a trip: package, date, time, jetty, passengers. */
export function tripFacts(ticket: TicketRecord, place: MailedPlace, texts: MailTexts): MailFact[] {
  const { facts } = texts;
  const { departDate, slot, expiredAt } = ticket;
  return [
    [facts.package, place.packageName],
    [facts.departure, departDate === null ? facts.openTicket : formatDate(departDate, texts)],
    [facts.time, slot],
    [facts.jetty, place.jettyName],
    [facts.passengers, passengersInWords(ticket, texts)],
    [facts.validUntil, departDate === null && expiredAt !== null ? formatDay(expiredAt, texts) : null],
  ];
}

function passengersInWords({ counts, free, passengers }: TicketRecord, { categories, facts }: MailTexts): string {
  const groups = Object.entries({ ...counts, free }).filter(([, count]) => (count ?? 0) > 0);
  if (groups.length === 0) return facts.passengerCount(passengers);
  return groups.map(([category, count]) => `${count} × ${categories[category] ?? category}`).join('\n');
}

const SHOWN_DIGITS = 4;

/** Returns a bank account in words: recognisable, but not usable. */
export function formatBank(
  { name, accNo }: { readonly name: string; readonly accNo: string },
  { refund }: MailTexts,
): string {
  return refund.bank(name, accNo.slice(-SHOWN_DIGITS));
}
