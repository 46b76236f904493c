import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKS } from '../../generated/constants.ts';
import { ERRORS } from '../../generated/errors.ts';
import { checkPublicRefund, type PublicRefundValues } from './check-refund.ts';

const WHOLE: PublicRefundValues = { bank_name: 'Maybank', acc_no: '1234567890', refund_note: 'We fell ill' };

const say = (change: PublicRefundValues): string =>
  checkPublicRefund({ ...WHOLE, ...change })
    .map(({ field, code }) => `${field}: ${code}`)
    .join(', ');

describe('a refund of the public shop', () => {
  it.each<[name: string, change: PublicRefundValues, problems: string]>([
    ['a whole form', {}, ''],
    ['no bank', { bank_name: null }, 'bank_name: bank_required'],
    ['a bank that nobody offers', { bank_name: 'maybank' }, 'bank_name: bank_required'],
    ['an inherited name', { bank_name: 'constructor' }, 'bank_name: bank_required'],
    ['another bank without its name', { bank_name: 'Others' }, 'other_bank: other_bank_required'],
    ['another bank of blanks', { bank_name: 'Others', other_bank: ' \t' }, 'other_bank: other_bank_required'],
    ['another bank', { bank_name: 'Others', other_bank: 'Bank of Rivers' }, ''],
    ['another bank of 121 letters', { bank_name: 'Others', other_bank: 'b'.repeat(121) }, 'other_bank: text_too_long'],
    ['a name beside a bank of the list is not asked for', { other_bank: 'b'.repeat(121) }, ''],
    ['no account', { acc_no: ' ' }, 'acc_no: account_no_required'],
    ['an account with dashes', { acc_no: '1234-5678' }, 'acc_no: account_no_digits'],
    ['an account with a blank inside', { acc_no: '1234 5678' }, 'acc_no: account_no_digits'],
    ['an account in other digits', { acc_no: '١٢٣٤' }, 'acc_no: account_no_digits'],
    ['an account with blanks around', { acc_no: ' 12345678 ' }, ''],
    ['an account of 30 digits', { acc_no: '1'.repeat(30) }, ''],
    ['an account of 31 digits', { acc_no: '1'.repeat(31) }, 'acc_no: text_too_long'],
    ['no reason', { refund_note: '\n' }, 'refund_note: refund_note_required'],
    ['a reason of 500 letters of two units each', { refund_note: '😀'.repeat(500) }, ''],
    ['a reason of 501 letters', { refund_note: 'n'.repeat(501) }, 'refund_note: text_too_long'],
    [
      'nothing at all, in the order of the form',
      { bank_name: undefined, acc_no: undefined, refund_note: undefined },
      'bank_name: bank_required, acc_no: account_no_required, refund_note: refund_note_required',
    ],
  ])('%s', (_name, change, problems) => {
    expect(say(change)).toBe(problems);
  });

  it('takes every bank of the list and names each field once, with codes of the catalogue', () => {
    const text = fc.option(fc.string({ unit: 'binary' }));
    const forms = fc.record({
      bank_name: fc.oneof(fc.constantFrom(...BANKS), text),
      other_bank: text,
      acc_no: fc.oneof(fc.stringMatching(/^\d{1,30}$/), text),
      refund_note: text,
    });
    fc.assert(
      fc.property(forms, (values) => {
        const problems = checkPublicRefund(values);
        const fields = problems.map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.includes('bank_name')).toBe(!BANKS.some((bank) => bank === values.bank_name));
        expect(problems.filter(({ code }) => !Object.hasOwn(ERRORS, code))).toEqual([]);
      }),
    );
  });
});
