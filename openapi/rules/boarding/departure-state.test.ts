import { expect, test } from 'vitest';
import { toEpoch } from '../dates/to-epoch.ts';
import { departureState } from './departure-state.ts';

const DAY = '2026-03-10';
const at = (hours: number, minutes = 0): number => toEpoch(DAY, hours * 60 + minutes);
const SLOT = '09:00 - 10:00';

test.each([
  ['a slot to come', { slot: SLOT, aboard: 0, now: at(9) - 1 }, 'coming'],
  ['a slot that begins', { slot: SLOT, aboard: 0, now: at(9) }, 'boarding'],
  ['a slot to come with a passenger aboard', { slot: SLOT, aboard: 1, now: at(8) }, 'boarding'],
  ['a slot just before its end', { slot: SLOT, aboard: 4, now: at(10) - 1 }, 'boarding'],
  ['a slot that has ended', { slot: SLOT, aboard: 4, now: at(10) }, 'departed'],
  ['a slot that has ended with nobody aboard', { slot: SLOT, aboard: 0, now: at(10) }, 'departed'],
  ['a day without slots, nobody aboard', { slot: null, aboard: 0, now: at(12) }, 'coming'],
  ['a day without slots, somebody aboard', { slot: null, aboard: 1, now: at(12) }, 'boarding'],
  ['a day without slots, a minute to midnight', { slot: null, aboard: 1, now: at(23, 59) }, 'boarding'],
  ['a day without slots, at midnight', { slot: null, aboard: 1, now: at(24) }, 'departed'],
] as const)('%s', (_name, { now, ...departure }, want) => {
  expect(departureState({ date: DAY, ...departure }, now)).toBe(want);
});
