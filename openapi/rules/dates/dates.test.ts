import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant, anyMinutes, edgeBiased } from '../testing/edges.ts';
import { addDays } from './add-days.ts';
import { fromDayNumber, toDayNumber } from './day-number.ts';
import { daysBetween } from './days-between.ts';
import { formatInstant } from './format-instant.ts';
import { isLocalDate } from './is-local-date.ts';
import { parseInstant } from './parse-instant.ts';
import { toEpoch } from './to-epoch.ts';
import { toLocalDate } from './to-local-date.ts';
import { toLocalMinutes } from './to-local-minutes.ts';

/** 1970 to 2200. */
const moment = anyInstant({ min: 0, max: 7_258_118_400_000 });
/** Often the end of a month, of February in a leap year, or of a year. */
const day = edgeBiased(
  ['1969-12-31', '1970-01-01', '2026-12-31', '2027-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2100-02-28'].map(
    toDayNumber,
  ),
  fc.integer({ min: -200_000, max: 200_000 }),
);

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kuala_Lumpur',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function wallParts(now: number): Record<string, string> {
  return Object.fromEntries(wallClock.formatToParts(now).map(({ type, value }) => [type, value]));
}

/** Kuala Lumpur kept other offsets before 1982, which no business date of ours reaches. */
const sinceOffset = anyInstant({ min: 410_227_200_000, max: 7_258_118_400_000 });

describe('the calendar', () => {
  it('agrees with the time zone database about dates', () => {
    fc.assert(
      fc.property(sinceOffset, (now) => {
        const { year, month, day: date } = wallParts(now);
        expect(toLocalDate(now)).toBe(`${year}-${month}-${date}`);
      }),
    );
  });

  it('agrees with the time zone database about minutes of the day', () => {
    fc.assert(
      fc.property(sinceOffset, (now) => {
        const { hour, minute } = wallParts(now);
        expect(toLocalMinutes(now)).toBe(Number(hour) * 60 + Number(minute));
      }),
    );
  });

  it('numbers days like UTC does, there and back', () => {
    fc.assert(
      fc.property(day, (number) => {
        const date = fromDayNumber(number);
        expect(date).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
        expect(toDayNumber(date)).toBe(number);
      }),
    );
  });

  it('adds days and counts them again', () => {
    fc.assert(
      fc.property(
        day,
        edgeBiased([-366, -365, -1, 0, 1, 365, 366], fc.integer({ min: -1_000, max: 1_000 })),
        (number, days) => {
          const date = fromDayNumber(number);
          expect(daysBetween(date, addDays(date, days))).toBe(days);
        },
      ),
    );
  });

  it('sorts as text', () => {
    fc.assert(
      fc.property(day, edgeBiased([1, 2, 365], fc.integer({ min: 1, max: 1_000 })), (number, later) => {
        const date = fromDayNumber(number);
        expect(date < addDays(date, later)).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-11-2', false],
    ['20261121', false],
    ['', false],
  ])('%s exists: %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});

describe('instants', () => {
  it('are written with the offset of Kuala Lumpur and read again to the second', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const text = formatInstant(now);
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/);
        expect(parseInstant(text)).toBe(Math.floor(now / 1_000) * 1_000);
      }),
    );
  });

  it('are read like the platform reads them', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const text = new Date(now).toISOString();
        expect(parseInstant(text)).toBe(now);
      }),
    );
  });

  it.each([
    ['2026-11-21T10:15:00+08:00', Date.UTC(2026, 10, 21, 2, 15)],
    ['2026-11-21T10:15', Date.UTC(2026, 10, 21, 2, 15)],
    ['2026-11-21 10:15', Date.UTC(2026, 10, 21, 2, 15)],
    ['2026-11-21', Date.UTC(2026, 10, 20, 16)],
    ['2026-11-21T10:15:30.5Z', Date.UTC(2026, 10, 21, 10, 15, 30, 500)],
    ['2026-11-21T00:15:00-03:30', Date.UTC(2026, 10, 21, 3, 45)],
    ['2026-02-30T10:15', null],
    ['2026-11-21T24:00', null],
    ['21/11/2026', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(parseInstant(text)).toBe(expected);
  });

  it('of a date and minutes show that date and those minutes', () => {
    fc.assert(
      fc.property(day, anyMinutes, (number, minutes) => {
        const now = toEpoch(fromDayNumber(number), minutes);
        expect(toLocalDate(now)).toBe(fromDayNumber(number));
        expect(toLocalMinutes(now)).toBe(minutes);
      }),
    );
  });
});
