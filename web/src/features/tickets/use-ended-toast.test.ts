import { expect, test } from 'vitest';
import { endOf } from './use-ended-toast.ts';

const OPEN = { refunded_at: null, canceled_at: null };
const VOIDED = { refunded_at: null, canceled_at: '2026-03-10T10:00:00+08:00' };
const REFUNDED = { refunded_at: '2026-03-10T11:00:00+08:00', canceled_at: '2026-03-10T11:00:00+08:00' };

test.each([
  ['opened when it was voided already', undefined, VOIDED, null],
  ['nothing happened', OPEN, OPEN, null],
  ['voided', OPEN, VOIDED, 'Ticket has been canceled'],
  ['voided long ago', VOIDED, VOIDED, null],
  ['refunded, which voids it too', OPEN, REFUNDED, 'Ticket has been refunded'],
  ['refunded after it was voided', VOIDED, REFUNDED, 'Ticket has been refunded'],
])('%s', (_, before, after, said) => {
  expect(endOf(before, after)).toBe(said);
});
