import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDateTime, formatTime, formatWeekday } from './dates.ts';

const NOW = Date.parse('2026-03-05T14:02:00+08:00');

describe('dates are Kuala Lumpur wall time in any zone of the browser', () => {
  it('a date without time stays on its day', () => expect(formatDate('2026-03-05')).toBe('5 Mar 2026'));
  it('an instant late in UTC is the next day there', () =>
    expect(formatDate('2026-03-05T17:30:00Z')).toBe('6 Mar 2026'));
  it('midnight is 00', () => expect(formatTime('2026-03-05T00:05:00+08:00')).toBe('00:05'));
  it('a moment has both', () => expect(formatDateTime('2026-03-05T14:02:00+08:00')).toBe('5 Mar 2026, 14:02'));
  it('a weekday comes first', () => expect(formatWeekday('2026-03-05')).toBe('Thu, 5 Mar 2026'));
});

describe('how long ago', () => {
  it.each([
    ['2026-03-05T14:02:00+08:00', 'now'],
    ['2026-03-05T13:59:00+08:00', '3 min ago'],
    ['2026-03-05T12:02:00+08:00', '2 h ago'],
    ['2026-03-04T14:00:00+08:00', 'yesterday'],
    ['2026-02-28T14:02:00+08:00', '5 days ago'],
    ['2026-03-06T14:02:00+08:00', ''],
  ])('%s is %j', (instant, text) => expect(formatAgo(instant, NOW)).toBe(text));
});
