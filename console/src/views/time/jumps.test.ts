import { expect, test } from 'vitest';
import { JUMPS } from './jumps.ts';

const jump = (title: string, now: string) => JUMPS.find((one) => one.title === title)?.change(`${now}+08:00`);

test.each([
  ['Just before closing', '2026-03-10T10:00:00', '2026-03-10T21:55:00'],
  ['Just before closing', '2026-03-10T21:55:00', '2026-03-11T21:55:00'],
  ['Five past midnight', '2026-03-10T00:04:59', '2026-03-10T00:05:00'],
  ['Five past midnight', '2026-12-31T10:00:00', '2027-01-01T00:05:00'],
  ['End of the month', '2028-02-10T10:00:00', '2028-02-29T23:55:00'],
  ['End of the month', '2026-03-31T23:56:00', '2026-04-30T23:55:00'],
])('%s at %s leads to %s', (title, now, want) => {
  expect(jump(title, now)).toEqual({ now: `${want}+08:00` });
});
