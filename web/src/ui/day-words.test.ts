import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test.each<[mark: string | undefined, reason: string | null, want: string[]]>([
  ['Holiday', 'Holiday: Deepavali', ['Holiday: Deepavali']],
  ['Full', 'Fully Booked', ['Fully Booked']],
  ['Tide', 'No boat can pass', ['Tide', 'No boat can pass']],
  ['Notice', null, ['Notice']],
  [undefined, 'Today', ['Today']],
  [undefined, null, []],
])('%s with %s', (mark, reason, want) => {
  expect(dayWords(mark, reason)).toEqual(want);
});
