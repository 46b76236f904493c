import { expect, test } from 'vitest';
import { readReceiptNumber } from './read-receipt-number.ts';

test.each([
  ['R-0001234', 'R-0001234'],
  [' r-0001234 ', 'R-0001234'],
  ['R0001234', 'R-0001234'],
  ['R-1234', 'R-0001234'],
  ['R-12345678', null],
  ['0001234', null],
  ['R-', null],
  ['MRC1234', null],
])('%j is %j', (text, number) => {
  expect(readReceiptNumber(text)).toBe(number);
});
