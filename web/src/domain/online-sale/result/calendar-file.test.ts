import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type TicketToAttend } from './calendar-file.ts';

const NOW = Date.UTC(2026, 10, 21, 10, 15);
const TICKET: TicketToAttend = {
  code: 'MRCX7K2M9QP',
  depart_date: '2026-11-28',
  slot: '19:00 - 20:00',
  jetty: { name: 'Sungai Linggi' },
  package: { name: 'Fireflies', description: '' },
  total_passengers: 3,
};
const WORDS = { title: 'Fireflies', description: 'Ticket MRCX7K2M9QP' };
const lines = (ticket: TicketToAttend, words = WORDS) => calendarFile(ticket, words, NOW)?.split('\r\n');
const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('a departure in a calendar', () => {
  it('has the hours of its slot, as Kuala Lumpur reads the clock', () => {
    expect(lines(TICKET)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Muara//Ticket shop//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:MRCX7K2M9QP@muara',
      'DTSTAMP:20261121T101500Z',
      'DTSTART:20261128T110000Z',
      'DTEND:20261128T120000Z',
      'SUMMARY:Fireflies',
      'LOCATION:Sungai Linggi',
      'DESCRIPTION:Ticket MRCX7K2M9QP',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('begins on the day before in UTC when the boat leaves early', () => {
    expect(lines({ ...TICKET, slot: '07:00 - 09:00' })).toContain('DTSTART:20261127T230000Z');
  });

  it.each([null, 'Seatide'])('fills the day when the slot is %j', (slot) => {
    const file = lines({ ...TICKET, depart_date: '2026-12-31', slot });
    expect(file).toContain('DTSTART;VALUE=DATE:20261231');
    expect(file).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('is not there for an open ticket, and has no place without a jetty', () => {
    expect(calendarFile({ ...TICKET, depart_date: null }, WORDS, NOW)).toBeNull();
    expect(calendarFile({ ...TICKET, jetty: null }, WORDS, NOW)).not.toContain('LOCATION');
  });

  it('escapes what the format reserves', () => {
    const title = 'Boat; dinner, and \\ more\r\nEND:VEVENT';
    expect(lines(TICKET, { ...WORDS, title })).toContain(String.raw`SUMMARY:Boat\; dinner\, and \\ more\nEND:VEVENT`);
  });

  it('has lines of at most 75 octets that unfold to the text in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const title = text.replaceAll(/[\\;,\r\n]/g, '');
        const file = calendarFile(TICKET, { ...WORDS, title }, NOW)!;
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`);
      }),
    );
  });
});
