import { expect, test } from 'vitest';
import { contractNews } from './contract-period.ts';

const TODAY = '2026-11-21';

test.each([
  ['runs', { start: '2026-01-01', end: '2027-01-01' }, null],
  ['ends in thirty-one days', { start: '2026-01-01', end: '2026-12-22' }, null],
  ['ends in thirty days', { start: '2026-01-01', end: '2026-12-21' }, { state: 'ending', days: 30 }],
  ['ends today, which belongs to it', { start: '2026-01-01', end: TODAY }, { state: 'ending', days: 0 }],
  ['ended yesterday', { start: '2026-01-01', end: '2026-11-20' }, { state: 'ended', days: 1 }],
  ['ended ten days ago', { start: '2026-01-01', end: '2026-11-11' }, { state: 'ended', days: 10 }],
  ['begins tomorrow', { start: '2026-11-22', end: '2027-11-22' }, { state: 'coming', days: 1 }],
  ['began today', { start: TODAY, end: '2027-11-22' }, null],
  ['ends before it starts', { start: '2026-11-22', end: '2026-11-01' }, null],
  ['has no end yet', { start: TODAY, end: '' }, null],
  ['ends on a day that there is not', { start: TODAY, end: '2026-13-45' }, null],
])('a contract that %s', (_name, contract, news) => {
  expect(contractNews(contract, TODAY)).toEqual(news);
});
