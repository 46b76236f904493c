import { addDays } from '@muara/contract/rules/dates/add-days';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import { parseSlot } from '@muara/contract/rules/availability/parse-slot';
import type { Ticket } from '@muara/contract/types';

export type TicketToAttend = Pick<Ticket, 'code' | 'depart_date' | 'slot' | 'jetty' | 'package' | 'total_passengers'>;

interface CalendarWords {
  /** The title of the entry, such as `River Day Cruise`. */
  title: string;
  description: string;
}

/**
 * Returns a departure as a calendar file (RFC 5545): its slot or the whole day.
 * Null for an open ticket.
 * @param now when the file is created, in milliseconds since the epoch
 */
export function calendarFile(ticket: TicketToAttend, words: CalendarWords, now: number): string | null {
  if (ticket.depart_date === null) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muara//Ticket shop//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${ticket.code}@muara`,
    `DTSTAMP:${utc(now)}`,
    ...times(ticket.depart_date, ticket.slot),
    `SUMMARY:${escape(words.title)}`,
    ...(ticket.jetty ? [`LOCATION:${escape(ticket.jetty.name)}`] : []),
    `DESCRIPTION:${escape(words.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function times(date: string, label: string | null): string[] {
  const slot = label === null ? null : parseSlot(label);
  const start = slot && parseInstant(`${date}T${slot.from}`);
  const end = slot && parseInstant(`${date}T${slot.to}`);
  if (start && end) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`];
  return [`DTSTART;VALUE=DATE:${plain(date)}`, `DTEND;VALUE=DATE:${plain(addDays(date, 1))}`];
}

const plain = (date: string): string => date.replaceAll('-', '');

/** `20261121T101500Z` */
const utc = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line so that none is longer than 75 octets, never inside a character. */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
