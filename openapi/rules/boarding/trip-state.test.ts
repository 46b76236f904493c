import { describe, expect, test } from 'vitest';
import { toEpoch } from '../dates/to-epoch.ts';
import { tripEndsAt } from './trip-ends-at.ts';
import { tripState } from './trip-state.ts';

const DAY = '2026-03-10';
const at = (hours: number, minutes = 0, date = DAY): number => toEpoch(date, hours * 60 + minutes);
const SLOT = { date: DAY, time: '09:00 - 10:30' };
const HOUR = { date: DAY, time: '09:00' };

describe('tripEndsAt', () => {
  test.each([
    ['a slot ends at its second time', SLOT, at(10, 30)],
    ['an hour lasts 60 minutes', HOUR, at(10)],
    ['the last hour ends at midnight', { date: DAY, time: '23:00' }, at(0, 0, '2026-03-11')],
  ])('%s', (_name, trip, want) => {
    expect(tripEndsAt(trip)).toBe(want);
  });
});

describe('tripState', () => {
  test.each([
    ['not started', { ...SLOT, startedAt: null, now: at(9) }, 'reserved'],
    ['not started although its slot is over', { ...SLOT, startedAt: null, now: at(12) }, 'reserved'],
    ['started before its slot', { ...SLOT, startedAt: at(8, 50), now: at(8, 55) }, 'running'],
    ['a millisecond before its slot ends', { ...SLOT, startedAt: at(9, 20), now: at(10, 30) - 1 }, 'running'],
    ['when its slot ends', { ...SLOT, startedAt: at(9, 20), now: at(10, 30) }, 'finished'],
    ['a millisecond before its hour ends', { ...HOUR, startedAt: at(9, 20), now: at(10) - 1 }, 'running'],
    ['when its hour ends', { ...HOUR, startedAt: at(9, 20), now: at(10) }, 'finished'],
    ['started after its slot', { ...SLOT, startedAt: at(11), now: at(11) }, 'finished'],
    ['of the last hour, before midnight', { date: DAY, time: '23:00', startedAt: at(23), now: at(23, 59) }, 'running'],
    ['of yesterday', { ...SLOT, startedAt: at(9), now: at(9, 30, '2026-03-11') }, 'finished'],
  ] as const)('%s', (_name, { now, ...trip }, want) => {
    expect(tripState(trip, now)).toBe(want);
  });
});
