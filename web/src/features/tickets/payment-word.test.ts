import { describe, expect, it } from 'vitest';
import { paymentWord, type PaidRow } from './payment-word.ts';

const AT = '2026-03-10T10:00:00+08:00';
const deposit: PaidRow = {
  booking: true,
  ribbon: 'Booking',
  payment_state: 'Deposit',
  refunded_at: null,
  canceled_at: null,
  expired: false,
};

describe('the payment of a booking beside its ribbon', () => {
  it.each<[string, Partial<PaidRow>, string | null]>([
    ['says that the deposit is paid', {}, 'Deposit'],
    ['says so of a charter', { ribbon: 'Booking Charter' }, 'Deposit'],
    [
      'says that credit is still owed',
      { ribbon: 'Paid', payment_state: 'Pending Credit Facility' },
      'Pending Credit Facility',
    ],
    ['says that it is paid while a request is open', { ribbon: 'Pending', payment_state: 'Paid' }, 'Paid'],
    ['does not repeat the ribbon', { ribbon: 'Paid', payment_state: 'Paid' }, null],
    ['is left out before the first payment', { payment_state: 'Unpaid' }, null],
    ['is left out after a void', { ribbon: 'Void', canceled_at: AT }, null],
    ['is left out after the expiry', { ribbon: 'Expired', expired: true }, null],
    ['is left out of other tickets', { booking: false, ribbon: 'Pending', payment_state: 'Paid' }, null],
  ])('%s', (_name, part, want) => {
    expect(paymentWord({ ...deposit, ...part })).toBe(want);
  });
});
