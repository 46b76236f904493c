import type { Language } from '@muara/contract/constants';
import { formatRinggit, toLocalDate } from '@muara/contract/rules';
import type { Instant, LocalDate, Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { MailFact } from './mail-page.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';
import { type MailTexts } from './texts/wording.ts';

/** The language that the buyer of a ticket used; English by default. */
export function languageOf({ buyer }: Pick<TicketRecord, 'buyer'>): Language {
  return buyer.language ?? 'en';
}

export function textsFor(ticket: Pick<TicketRecord, 'buyer'>): MailTexts {
  return MAIL_TEXTS[languageOf(ticket)];
}

/** An amount as mails write it: `RM 1,234.50`. */
export function rm(amount: Sen): string {
  return `RM ${formatRinggit(amount)}`;
}

/** A date in words: `23 Nov 2026`. */
export function dateInWords(date: LocalDate, { months }: MailTexts): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

export function dayInWords(at: Instant, texts: MailTexts): string {
  return dateInWords(toLocalDate(at), texts);
}

/** The departure in one line: `23 Nov 2026, 15:00 - 16:00`. */
export function departureInWords({ departDate, slot }: TicketRecord, texts: MailTexts): string {
  if (departDate === null) return texts.facts.openTicket;
  return [dateInWords(departDate, texts), ...(slot === null ? [] : [slot])].join(', ');
}

/** Where a purchase goes: what its records know by id alone. */
export interface MailedPlace {
  packageName: string;
  jettyName: string | null;
}

/** Facts about a trip: package, date, time, jetty, passengers. */
export function tripFacts(ticket: TicketRecord, place: MailedPlace, texts: MailTexts): MailFact[] {
  const { facts } = texts;
  const { departDate, slot, expiredAt } = ticket;
  return [
    [facts.package, place.packageName],
    [facts.departure, departDate === null ? facts.openTicket : dateInWords(departDate, texts)],
    [facts.time, slot],
    [facts.jetty, place.jettyName],
    [facts.passengers, passengersInWords(ticket, texts)],
    [facts.validUntil, departDate === null && expiredAt !== null ? dayInWords(expiredAt, texts) : null],
  ];
}

function passengersInWords({ counts, free, heads }: TicketRecord, { categories, facts }: MailTexts): string {
  const groups = Object.entries({ ...counts, free }).filter(([, count]) => (count ?? 0) > 0);
  if (groups.length === 0) return facts.passengerCount(heads);
  return groups.map(([category, count]) => `${count} × ${categories[category] ?? category}`).join('\n');
}

const SHOWN_DIGITS = 4;

/** A bank account: enough to know it, not enough to use it. */
export function bankInWords(
  { name, accNo }: { readonly name: string; readonly accNo: string },
  { refund }: MailTexts,
): string {
  return refund.bank(name, accNo.slice(-SHOWN_DIGITS));
}
