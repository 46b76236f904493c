import { expect, test } from 'vitest';
import { isUnusualChange } from './is-unusual-change.ts';

test.each([
  [0, false],
  [499_99, false],
  [500_00, true],
  [599_940_00, true],
])('%i sen of change: asked %s', (change, asked) => {
  expect(isUnusualChange(change)).toBe(asked);
});
