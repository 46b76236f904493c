import { describe, expect, it } from 'vitest';
import { departsIn, waitingSince } from './waiting-words.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

describe('how long a request waits', () => {
  it.each([
    ['2026-11-21T12:00:40+08:00', 'less than a minute', 'fresh'],
    ['2026-11-21T11:59:00+08:00', '1 minute', 'fresh'],
    ['2026-11-21T11:00:01+08:00', '59 minutes', 'fresh'],
    ['2026-11-21T11:00:00+08:00', '1 hour', 'fresh'],
    ['2026-11-20T12:00:01+08:00', '23 hours', 'fresh'],
    ['2026-11-20T12:00:00+08:00', '1 day', 'slow'],
    ['2026-11-18T12:00:01+08:00', '2 days', 'slow'],
    ['2026-11-18T12:00:00+08:00', '3 days', 'late'],
    ['2026-10-22T12:00:00+08:00', '30 days', 'late'],
  ])('since %s: %s, %s', (instant, words, urgency) => expect(waitingSince(instant, NOW)).toEqual({ words, urgency }));
});

describe('how far a departure is', () => {
  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-28', 'in 7 days'],
    ['2027-02-28', 'in 99 days'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-01', '20 days ago'],
  ])('%s is %s', (date, words) => expect(departsIn(date, '2026-11-21')).toBe(words));
});
