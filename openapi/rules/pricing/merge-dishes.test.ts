import { expect, test } from 'vitest';
import { mergeDishes } from './merge-dishes.ts';

test.each<[name: string, given: Parameters<typeof mergeDishes>[0], want: ReturnType<typeof mergeDishes>]>([
  ['nothing', [], []],
  ['one dish', [{ id: 1, total_adult: 2 }], [{ id: 1, total_adult: 2 }]],
  [
    'a dish twice, with another between',
    [
      { id: 1, total_adult: 2 },
      { id: 4, total_child: 1 },
      { id: 1, total_adult: 1, total_child: 3 },
    ],
    [
      { id: 1, total_adult: 3, total_child: 3 },
      { id: 4, total_child: 1 },
    ],
  ],
  ['a dish without portions', [{ id: 1 }, { id: 1, total_senior: 1 }], [{ id: 1, total_senior: 1 }]],
])('%s', (_name, given, want) => {
  expect(mergeDishes(given)).toEqual(want);
});
