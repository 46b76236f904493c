import { expect, test } from 'vitest';
import { departureName, isDeparture, knownQuery, queryOf, TICKET_DEFAULTS } from './ticket-filters.tsx';

test.each([
  [0, '', ''],
  [0, '?type=used&method=Cash', '?type=used&method=Cash'],
  [0, '?type=nonsense', ''],
  [0, '?type=upcoming&search=MRC', '?search=MRC'],
  [1, '?type=upcoming', '?type=upcoming'],
  ['mine', '?type=upcoming', ''],
  [2, '?platform=balloon&page=2', '?page=2'],
  [2, '?platform=counter', '?platform=counter'],
  [3, '?type=', ''],
] as const)('list %s keeps of %s what it knows: %s', (list, query, known) => {
  expect(knownQuery(list, query)).toBe(known);
});

test('a search is asked as long as the call takes one', () => {
  expect(queryOf({ ...TICKET_DEFAULTS, search: 'x'.repeat(500) }).search).toHaveLength(120);
});

test.each([
  ['2026-11-23,3,09:00 - 10:00', true],
  ['2026-11-23,1', true],
  ['2026-02-30,1', false],
  ['2026-11-23', false],
  ['2026-11-23,0', false],
  ['2026-11-23,3,morning', false],
  ['2026-11-23,3,09:00 - 10:00,4', false],
  ['', false],
])('%s names a departure: %s', (text, want) => {
  expect(isDeparture(text)).toBe(want);
});

test.each([
  ['2026-11-23,3,09:00 - 10:00', '23 Nov 2026, 09:00 - 10:00'],
  ['2026-11-23,1', '23 Nov 2026'],
  ['', ''],
])('the departure %s reads as %s', (departure, want) => {
  expect(departureName(departure)).toBe(want);
});
