import { expect, test } from 'vitest';
import { lineState } from './line.ts';

test.each([
  [undefined, 'good'],
  [10, 'good'],
  [9.9, 'bad'],
  [5, 'bad'],
  [4.95, 'low'],
  [0, 'low'],
] as const)('a line of %s Mbit/s is %s', (speed, state) => {
  expect(lineState(speed)).toBe(state);
});
