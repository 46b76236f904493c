import { expect, test } from 'vitest';
import { findRangeProblem, limitCount, readRange, type TypedRange } from './typed-range.ts';

const MAX = 12;

test.each<[string, TypedRange, ReturnType<typeof findRangeProblem>]>([
  ['all pieces', { from: '1', to: '12' }, null],
  ['one piece', { from: '5', to: '5' }, null],
  ['to the end', { from: '7', to: '0' }, null],
  ['a word', { from: 'abc', to: '' }, { field: 'from', reason: 'not_a_count' }],
  ['a word after an empty field', { from: '', to: '1.5' }, { field: 'to', reason: 'not_a_count' }],
  ['no first piece', { from: '', to: '' }, { field: 'from', reason: 'empty' }],
  ['no last piece', { from: '1', to: '' }, { field: 'to', reason: 'empty' }],
  ['the last piece first', { from: '9', to: '3' }, { field: 'from', reason: 'reversed' }],
  ['from 0', { from: '0', to: '3' }, { field: 'from', reason: 'out_of_range' }],
  ['beyond the last piece', { from: '1', to: '13' }, { field: 'to', reason: 'out_of_range' }],
])('a range of 12 pieces: %s', (_, typed, problem) => {
  expect(findRangeProblem(typed, MAX)).toEqual(problem);
  expect(readRange(typed, MAX) === null).toBe(problem !== null);
});

test('0 as the last piece means the end', () => {
  expect(readRange({ from: '7', to: '0' }, MAX)).toEqual({ from: 7, to: 12 });
});

test('a count is limited to the pieces that there are, other text stays', () => {
  expect(['', 'abc', '0', '5', '99'].map((text) => limitCount(text, 1, MAX))).toEqual(['', 'abc', '1', '5', '12']);
});
