import { expect, test } from 'vitest';
import { unpaidOrderState } from './unpaid-order-state.ts';

const NOW = Date.parse('2026-03-10T10:05:00+08:00');
const UNPAID = {
  status: null,
  is_paid: false,
  partial_paid: false,
  error_desc: null,
  expired: false,
  hold_until: '2026-03-10T10:30:00+08:00',
  canceled_at: null,
  refunded_at: null,
  payment_pending_until: null,
};

test.each([
  ['no order of that code', null, 'missing'],
  ['paid meanwhile', { ...UNPAID, is_paid: true }, 'paid'],
  ['its deposit paid', { ...UNPAID, status: 'Deposit' as const, partial_paid: true }, 'paid'],
  ['an attempt that may be under way', { ...UNPAID, payment_pending_until: '2026-03-10T10:06:00+08:00' }, 'checking'],
  [
    'an attempt of which nobody has reported',
    { ...UNPAID, payment_pending_until: '2026-03-10T10:05:00+08:00' },
    'payable',
  ],
  ['a back end that does not tell of attempts', { ...UNPAID, payment_pending_until: undefined }, 'payable'],
  ['a payment that failed', { ...UNPAID, error_desc: 'Insufficient funds' }, 'payable'],
  ['a hold that is over', { ...UNPAID, hold_until: '2026-03-10T10:05:00+08:00' }, 'lapsed'],
  ['expired', { ...UNPAID, expired: true }, 'lapsed'],
  ['voided', { ...UNPAID, canceled_at: '2026-03-10T10:01:00+08:00' }, 'lapsed'],
])('%s', (_name, ticket, state) => {
  expect(unpaidOrderState(ticket, NOW)).toBe(state);
});
