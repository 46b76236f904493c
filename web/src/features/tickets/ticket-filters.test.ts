import { expect, test } from 'vitest';
import { knownQuery, questionOf, TICKET_DEFAULTS } from './ticket-filters.tsx';

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
  expect(questionOf({ ...TICKET_DEFAULTS, search: 'x'.repeat(500) }).search).toHaveLength(120);
});
