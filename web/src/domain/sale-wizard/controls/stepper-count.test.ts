import { describe, expect, it } from 'vitest';
import { clampCount, readCount } from './stepper-count.ts';

describe('a stepper', () => {
  it.each([
    ['one more at the maximum', 13, 12, 12],
    ['the maximum itself', 12, 12, 12],
    ['a number that is typed', 999, 12, 12],
    ['a boat that is full', 1, 0, 0],
    ['a boat that others have overfilled', 3, -2, 0],
    ['one less at nothing', -1, 12, 0],
    ['what fits', 5, 12, 5],
  ])('never passes the maximum: %s', (_name, wanted, max, count) => {
    expect(clampCount(wanted, max)).toBe(count);
  });

  it.each([
    ['12', 12],
    ['', 0],
    [' 7 ', 7],
    ['-5', null],
    ['1.5', null],
    ['MRC3', null],
  ])('reads %j as %j', (text, count) => {
    expect(readCount(text)).toBe(count);
  });
});
