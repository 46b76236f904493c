import { expect, test } from 'vitest';
import { addMonths, endOfDay, toIso } from './local-time.ts';

test.each([
  ['2026-03-10', 6, '2026-09-10'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', 0, '2026-01-31'],
])('%s and %i months are %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

test('a day ends one second before midnight in Kuala Lumpur', () => {
  expect(toIso(endOfDay('2026-09-10'))).toBe('2026-09-10T23:59:59+08:00');
});

test('null and undefined give null', () => {
  expect([toIso(null), toIso(undefined)]).toEqual([null, null]);
});
