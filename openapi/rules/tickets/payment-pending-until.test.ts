import { expect, test } from 'vitest';
import { paymentPendingUntil } from './payment-pending-until.ts';

const START = Date.UTC(2026, 2, 10, 2);
const MINUTE = 60_000;

test.each([
  ['no attempt', null, START, null],
  ['an attempt that has just begun', { startedAt: START, settled: false }, START, START + 3 * MINUTE],
  ['its last millisecond', { startedAt: START, settled: false }, START + 3 * MINUTE - 1, START + 3 * MINUTE],
  ['an attempt of three minutes', { startedAt: START, settled: false }, START + 3 * MINUTE, null],
  ['an attempt that was reported', { startedAt: START, settled: true }, START + 1, null],
])('%s', (_name, attempt, now, until) => {
  expect(paymentPendingUntil(attempt, now)).toBe(until);
});
