import { describe, expect, test } from 'vitest';
import { localTime, longDate } from './format.ts';

describe('dates on documents are in Kuala Lumpur time', () => {
  test.each([
    ['an instant with the local offset', '2026-11-21T10:15:00+08:00', '21 Nov 2026, 10:15'],
    ['an instant in UTC', '2026-11-21T02:15:00Z', '21 Nov 2026, 10:15'],
    ['an instant that is already tomorrow here', '2026-12-31T16:00:00.000Z', '1 Jan 2027, 00:00'],
  ])('%s', (_, instant, expected) => {
    expect(localTime(instant)).toBe(expected);
  });

  test('a date has its weekday', () => {
    expect(longDate('2026-11-21')).toBe('Sat, 21 Nov 2026');
    expect(longDate('2028-02-29')).toBe('Tue, 29 Feb 2028');
  });
});
