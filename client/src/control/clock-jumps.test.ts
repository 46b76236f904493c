import { expect, test } from 'vitest';
import { clockChange, type ClockJump } from './clock-jumps.ts';

test.each<[ClockJump, string, object]>([
  ['beforeClosing', '2026-03-10T10:00:00+08:00', { now: '2026-03-10T21:55:00+08:00' }],
  ['beforeClosing', '2026-03-31T22:10:00+08:00', { now: '2026-04-01T21:55:00+08:00' }],
  ['afterMidnight', '2026-03-10T10:00:00+08:00', { now: '2026-03-11T00:05:00+08:00' }],
  ['afterMidnight', '2026-03-11T00:02:00+08:00', { now: '2026-03-11T00:05:00+08:00' }],
  ['afterMidnight', '2026-12-31T23:59:00+08:00', { now: '2027-01-01T00:05:00+08:00' }],
  ['endOfMonth', '2028-02-10T10:00:00+08:00', { now: '2028-02-29T23:55:00+08:00' }],
  ['endOfMonth', '2026-12-31T23:55:00+08:00', { now: '2027-01-31T23:55:00+08:00' }],
  ['hour', '2026-03-10T10:00:00+08:00', { advance: 'PT1H' }],
  ['real', '2026-03-10T10:00:00+08:00', { real: true }],
])('%s at %s', (jump, now, change) => expect(clockChange(jump, now)).toEqual(change));
