import { expect, test } from 'vitest';
import { countOf } from './words.ts';

test.each([
  [0, '0 operations'],
  [1, '1 operation'],
  [14, '14 operations'],
])('a count agrees with its noun: %i', (count, text) => {
  expect(countOf(count, 'operation')).toBe(text);
});
