import { expect, test } from 'vitest';
import { checkDaySeats } from './check-day-seats.ts';

test.each([
  ['no limit', null, 500, null],
  ['exactly the seats', 5, 5, null],
  ['one too many', 5, 6, 'not_enough_seats'],
  ['a full day', 0, 1, 'slot_fully_booked'],
])('%s', (_, left, passengers, code) => {
  const verdict = checkDaySeats({ left, passengers });
  expect(verdict.ok ? null : verdict.code).toBe(code);
});
