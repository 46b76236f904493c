import { expect, test } from 'vitest';
import { canPayOnline } from './can-pay-online.ts';

const NOW = Date.parse('2026-03-10T10:00:00+08:00');
const ORDER = {
  status: null,
  is_paid: false,
  expired: false,
  hold_until: '2026-03-10T10:30:00+08:00',
  refunded_at: null,
  canceled_at: null,
  request_refund_at: null,
  request_canceled_at: null,
};
const AT = '2026-03-10T09:00:00+08:00';

test.each([
  ['an order while its hold runs', ORDER, true],
  ['when its hold ends', { ...ORDER, hold_until: '2026-03-10T10:00:00+08:00' }, false],
  ['an order without a hold', { ...ORDER, hold_until: null }, false],
  ['a paid one', { ...ORDER, is_paid: true }, false],
  ['an expired one', { ...ORDER, expired: true }, false],
  ['a refunded one', { ...ORDER, refunded_at: AT }, false],
  ['a voided one', { ...ORDER, canceled_at: AT }, false],
  ['one whose refund was requested', { ...ORDER, request_refund_at: AT }, false],
  ['one whose void was requested', { ...ORDER, request_canceled_at: AT }, false],
  ['a booking whose void was requested', { ...ORDER, status: 'Deposit' as const, request_canceled_at: AT }, false],
  ['a pending booking', { ...ORDER, status: 'Pending' as const }, false],
  ['an approved booking, which needs no hold', { ...ORDER, status: 'Approved' as const, hold_until: null }, true],
  ['a booking with its deposit', { ...ORDER, status: 'Deposit' as const, hold_until: null }, true],
])('%s', (_name, ticket, can) => {
  expect(canPayOnline(ticket, NOW)).toBe(can);
});
