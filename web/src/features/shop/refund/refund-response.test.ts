import type { PublicRefundAnswer, RefundableTicket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { checkRefundCode, readCode, refundBody, refusalOf } from './refund-response.ts';

describe('a code that is typed', () => {
  it.each([
    [' mrcx7k2m9qp ', 'MRCX7K2M9QP', null],
    ['MRCX 7K2M 9QP', 'MRCX7K2M9QP', null],
    ['mrcx7k2m9qp-01', 'MRCX7K2M9QP-01', null],
    ['', '', 'search_required'],
    [' \t', '', 'search_required'],
    ['buyer@muara.test', 'BUYER@MUARA.TEST', 'search_code_only'],
    ['abc', 'ABC', 'search_code_only'],
    ['A'.repeat(41), 'A'.repeat(41), 'search_code_only'],
  ])('%j is read as %j and refused with %s', (typed, code, problem) => {
    expect(readCode(typed)).toBe(code);
    expect(checkRefundCode(typed)).toBe(problem);
  });
});

describe('the request', () => {
  const ticket = { id: 'key-1', code: 'MRCX7K2M9QP' } as RefundableTicket;
  const values = { bank_name: 'Maybank', other_bank: ' Bank of Rivers ', acc_no: ' 123 ', refund_note: ' Ill\n' };

  it('carries the key, not the code, and no blanks around', () => {
    expect(refundBody(ticket, values)).toEqual({
      id: 'key-1',
      bank_name: 'Maybank',
      other_bank: null,
      acc_no: '123',
      refund_note: 'Ill',
    });
  });

  it('names another bank only when none of the list was chosen', () => {
    expect(refundBody(ticket, { ...values, bank_name: 'Others' }).other_bank).toBe('Bank of Rivers');
  });
});

describe('a refusal', () => {
  const answer: PublicRefundAnswer = { ticket: null, success: false, refund_error: null, refund_code: null };

  it('has the words of the server, and some when it has none', () => {
    const refused = { ...answer, refund_error: 'There is nothing to refund', refund_code: 'refund_free' };
    expect(refusalOf(refused)).toEqual({ code: 'refund_free', text: 'There is nothing to refund' });
    expect(refusalOf(answer)).toEqual({ code: 'internal_error', text: 'Something went wrong' });
  });
});
