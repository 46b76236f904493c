import { expect, test } from 'vitest';
import { expiryOf } from './expiry-words.ts';

const NOW = Date.parse('2026-03-10T23:30:00+08:00');

test.each([
  [null, 'Does not expire', 'far'],
  ['2026-03-10T23:29:59+08:00', 'Expired', 'ended'],
  ['2026-03-10T23:59:59+08:00', 'Expires today', 'soon'],
  ['2026-03-11T23:59:59+08:00', 'Expires tomorrow', 'soon'],
  ['2026-03-12T23:59:59+08:00', '2 days left', 'soon'],
  ['2026-04-09T23:59:59+08:00', '30 days left', 'soon'],
  ['2026-04-10T23:59:59+08:00', '31 days left', 'far'],
  ['2026-05-09T23:59:59+08:00', '60 days left', 'far'],
  ['2026-05-10T23:59:59+08:00', '2 months left', 'far'],
  ['2026-09-10T23:59:59+08:00', '6 months left', 'far'],
])('%s: %s', (at, words, tone) => {
  expect(expiryOf(at, NOW)).toEqual({ words, tone });
});
