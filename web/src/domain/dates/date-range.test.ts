import { splitRange } from '@muara/contract/rules/dates/split-range';
import { describe, expect, it } from 'vitest';
import { joinRange } from './date-range.ts';

describe('a range of days', () => {
  it.each([
    ['', '', ''],
    ['2026-03-05 - 2026-03-09', '2026-03-05', '2026-03-09'],
    ['2026-03-05 - ', '2026-03-05', ''],
    [' - 2026-03-09', '', '2026-03-09'],
  ])('%j is %j and %j, and back', (range, start, end) => {
    expect(splitRange(range)).toEqual({ start, end });
    expect(joinRange(start, end)).toBe(range);
  });
});
