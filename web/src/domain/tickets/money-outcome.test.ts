import { describe, expect, it } from 'vitest';
import { describeRefund, describeVoid, type VoidSubject } from './money-outcome.ts';

const nothing = { kept: 0, handed_back: 0, credit_canceled: 0 };

describe('what a void does with the money', () => {
  it.each<[string, Partial<typeof nothing>, VoidSubject, string]>([
    ['received', { kept: 270 }, 'dated', 'RM 270.00 will not be refunded. To return the money, use Refund.'],
    [
      'of an open ticket',
      { kept: 270 },
      'open',
      'RM 270.00 will not be refunded. To return the money, refund the ticket after voiding it.',
    ],
    ['of one ticket of a batch', { kept: 27 }, 'part', 'RM 27.00 will not be refunded.'],
    [
      'cash of an open shift',
      { handed_back: 75 },
      'dated',
      'RM 75.00 will be returned to the buyer in cash from the drawer.',
    ],
    ['on credit', { credit_canceled: 270 }, 'dated', 'RM 270.00 will no longer be owed under the Credit Facility.'],
    ['nothing', {}, 'dated', 'No payment was received, so nothing will be refunded.'],
  ])('%s', (_name, outcome, subject, words) => {
    expect(describeVoid({ ...nothing, ...outcome }, subject)).toBe(words);
  });
});

describe('what a refund gives back', () => {
  it.each<[string, number, number, string]>([
    ['paid', 270, 0, 'Full refund: RM 270.00'],
    [
      'on credit',
      0,
      270,
      'No payment was received, so RM 0.00 will be refunded. RM 270.00 will no longer be owed under the Credit Facility.',
    ],
    [
      'a deposit, the rest on credit',
      135,
      135,
      'Full refund: RM 135.00. RM 135.00 will no longer be owed under the Credit Facility.',
    ],
  ])('%s', (_name, amount, owed, words) => {
    expect(describeRefund(amount, owed)).toBe(words);
  });
});
