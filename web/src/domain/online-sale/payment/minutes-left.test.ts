import { describe, expect, it } from 'vitest';
import { minutesLeft, untilNextMinute } from './minutes-left.ts';

const END = '2026-11-21T18:30:00+08:00';
const at = (seconds: number) => Date.UTC(2026, 10, 21, 10, 30) - seconds * 1_000;

describe('the minutes of a hold', () => {
  it.each<[seconds: number, minutes: number, next: number | null]>([
    [90_000, 30, 60],
    [1_800, 30, 60],
    [1_799, 30, 59],
    [301, 6, 1],
    [300, 5, 60],
    [61, 2, 1],
    [60, 1, 60],
    [1, 1, 1],
    [0, 0, null],
    [-90, 0, null],
  ])('%d seconds before its end: %d minutes, another number in %s seconds', (seconds, minutes, next) => {
    expect(minutesLeft(END, at(seconds))).toBe(minutes);
    expect(untilNextMinute(END, at(seconds))).toBe(next === null ? null : next * 1_000);
  });

  it.each([null, '', 'soon'])('%j means no hold', (holdUntil) => {
    expect(minutesLeft(holdUntil, at(0))).toBe(0);
    expect(untilNextMinute(holdUntil, at(0))).toBeNull();
  });

  it('counts down to nothing, minute by minute', () => {
    const seen: number[] = [];
    for (let now = at(1_790), wait: number | null = 0; wait !== null; now += wait ?? 0) {
      seen.push(minutesLeft(END, now));
      wait = untilNextMinute(END, now);
    }
    expect(seen).toEqual(Array.from({ length: 31 }, (_, at) => 30 - at));
  });
});
