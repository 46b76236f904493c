import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLOT_TIMES, TICKET_PLATFORMS } from '../../generated/constants.ts';
import { addDays } from '../dates/add-days.ts';
import { toEpoch } from '../dates/to-epoch.ts';
import { anyCount, anyMinutes, around, edgeBiased } from '../testing/edges.ts';
import { checkDate } from './check-date.ts';
import { checkSlot } from './check-slot.ts';
import { disableDates } from './disable-dates.ts';
import { freePassengersThatFit } from './free-passengers-that-fit.ts';
import { maxPassengers, type PassengerLimits } from './max-passengers.ts';
import { parseSlot } from './parse-slot.ts';
import type { DateContext } from './shapes.ts';
import { slotLabel } from './slot-label.ts';
import { slotState } from './slot-state.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
const TODAY = '2026-11-21';
/** Often yesterday, today, tomorrow, or beside the end of the notice of a VVIP trip. */
const nearDate = edgeBiased([-1, 0, 1, 3, 4, 5], fc.integer({ min: -10, max: 400 })).map((days) =>
  addDays(TODAY, days),
);
/** Any time of today, the first and last minute among them. */
const anyTimeToday = anyMinutes.map((minutes) => toEpoch(TODAY, minutes));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const anyContext: fc.Arbitrary<DateContext> = fc.record({
  now: anyTimeToday,
  platform: fc.constantFrom(...TICKET_PLATFORMS),
  vvip: fc.boolean(),
  edit: fc.boolean(),
  holidays: fc.array(
    fc.tuple(nearDate, anyCount(5)).map(([start, days]) => ({ start, end: addDays(start, days), details: 'Closed' })),
    { maxLength: 3 },
  ),
  package: fc.option(fc.record({ start_date: nearDate, end_date: nearDate })),
});

describe('disableDates', () => {
  it('disables exactly the dates that checkDate refuses, in order, each with a reason', () => {
    fc.assert(
      fc.property(anyContext, nearDate, fc.nat(20), (context, from, days) => {
        const to = addDays(from, days);
        const { dates, reasons } = disableDates({ ...context, from, to });
        expect(Object.keys(reasons)).toEqual(dates);
        for (let date = from; date <= to; date = addDays(date, 1)) {
          expect(dates.includes(date)).toBe(!checkDate({ ...context, date }).ok);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('checkDate', () => {
  it('blocks four dates for VVIP outside the counter: today and the next three', () => {
    const context = { now: NOW, vvip: true, holidays: [], package: null };
    const free = (platform: 'web_app' | 'counter') =>
      [0, 1, 2, 3, 4].map((days) => checkDate({ ...context, platform, date: addDays(TODAY, days) }).ok);
    expect(free('web_app')).toEqual([false, false, false, false, true]);
    expect(free('counter')).toEqual([true, true, true, true, true]);
  });
});

describe('checkSlot', () => {
  const slot = fc.record({
    from: fc.constantFrom('07:00', '17:00', '22:00'),
    to: fc.constantFrom('18:00', '19:00', '23:00'),
    available: anyCount(3),
    available_passenger: anyCount(20),
    seatide: fc.boolean(),
  });

  /** Often the last seat and one more, at the minute in which the slot begins or ends. */
  const boarding = slot.chain((left) => {
    const edges = [left.from, left.to].flatMap((time) => around(minutesOf(time)));
    return fc.record({
      left: fc.constant(left),
      date: nearDate,
      now: edgeBiased(edges, anyMinutes).map((minutes) => toEpoch(TODAY, minutes)),
      passengers: edgeBiased(around(left.available_passenger), fc.nat(30)),
    });
  });

  it('never lets more board than are left, and agrees with the word of the tile', () => {
    fc.assert(
      fc.property(boarding, ({ left, date, now, passengers }) => {
        const verdict = checkSlot({ slot: left, date, now, passengers });
        const state = slotState({ slot: left, date, now });
        const fits = passengers <= left.available_passenger;
        const code = state === 'available' ? 'not_enough_seats' : `slot_${state}`;
        expect(verdict.ok).toBe(state === 'available' && fits);
        expect(verdict.ok || verdict.code === code).toBe(true);
      }),
    );
  });
});

describe('slotLabel and parseSlot', () => {
  it('are inverses for every slot that a jetty can have', () => {
    for (const from of SLOT_TIMES) {
      for (const to of SLOT_TIMES) {
        expect(parseSlot(slotLabel({ from, to }))).toEqual(from < to ? { from, to } : null);
      }
    }
  });
});

describe('maxPassengers', () => {
  const limits: fc.Arbitrary<PassengerLimits> = fc.record({
    platform: fc.constantFrom(...TICKET_PLATFORMS),
    vvip: fc.boolean(),
    serverMax: edgeBiased([1, 79, 80, 81], fc.integer({ min: 1, max: 500 })),
    packageMax: fc.option(edgeBiased([0, 1, 79, 80, 81], fc.nat(100))),
    jetty: fc.option(
      fc.record({ id: edgeBiased([2, 3, 4], fc.integer({ min: 1, max: 5 })), max_passenger: fc.option(anyCount(80)) }),
    ),
    slot: fc.option(fc.record({ available_passenger: anyCount(80) })),
  });

  it('is never more than a seat-limited slot has left', () => {
    fc.assert(
      fc.property(limits, (input) => {
        fc.pre(input.jetty?.id === 3 && input.slot !== null);
        expect(maxPassengers(input)).toBeLessThanOrEqual(input.slot?.available_passenger ?? 0);
      }),
    );
  });

  it('never passes the limits of the platform', () => {
    fc.assert(
      fc.property(limits, (input) => {
        const max = maxPassengers(input);
        expect(max).toBeGreaterThanOrEqual(0);
        expect(max).toBeLessThanOrEqual(input.platform === 'counter' ? input.serverMax : 1_000);
      }),
    );
  });
});

describe('freePassengersThatFit', () => {
  /** Often a boat in which all fit to the seat, all but one, or nobody beside those who paid. */
  const earned = fc
    .tuple(anyCount(10), anyCount(100))
    .chain(([free, passengers]) =>
      fc.tuple(
        fc.constant(free),
        fc.constant(passengers),
        edgeBiased(around(passengers, passengers + free), fc.nat(100)),
      ),
    );

  it('never displaces a paid head and never gives more than was earned', () => {
    fc.assert(
      fc.property(earned, ([free, passengers, capacity]) => {
        const given = freePassengersThatFit({ free, passengers, capacity });
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(free);
        expect(given === 0 || passengers + given <= capacity).toBe(true);
      }),
    );
  });
});
