import type { FoundTicket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { acceptPaymentPayload, hasAllBuyerFields, partToPay, readRinggitDiscount } from './booking-money.ts';

const booking = {
  id: 1024,
  code: 'MRBX7K2M9QP',
  name: 'Nur Aina',
  company_name: 'Jaya Sdn Bhd',
  email: 'aina@mail.test',
  contact: '0123456789',
  amount_to_pay: 160.1,
  partial_payment: false,
} as FoundTicket;

describe('partToPay', () => {
  it.each<[partial: boolean, depositPaid: boolean, want: string]>([
    [false, false, 'Amount to pay'],
    [true, false, 'Deposit, half of the total'],
    [true, true, 'Balance, after the deposit'],
  ])('in two parts %s, deposit paid %s', (partial, depositPaid, want) => {
    expect(partToPay({ ...booking, partial_payment: partial, partial_paid: depositPaid })).toBe(want);
  });
});

describe('readRinggitDiscount', () => {
  it.each<[typed: string, want: ReturnType<typeof readRinggitDiscount>]>([
    ['', { ok: false, message: 'Please complete this field' }],
    ['0', { ok: false, message: 'Invalid amount' }],
    ['0.01', { ok: true, discount: 1 }],
    ['160.10', { ok: true, discount: 16_010 }],
    ['160.11', { ok: false, message: 'Discount amount cannot be more than total amount' }],
    ['1000000.01', { ok: false, message: 'Invalid amount' }],
  ])('%j of RM 160.10', (typed, want) => {
    expect(readRinggitDiscount(typed, 16_010)).toEqual(want);
  });
});

describe('hasAllBuyerFields', () => {
  it.each(['name', 'company_name', 'email', 'contact'] as const)('wants %s', (field) => {
    expect(hasAllBuyerFields(booking)).toBe(true);
    expect(hasAllBuyerFields({ ...booking, [field]: null })).toBe(false);
    expect(hasAllBuyerFields({ ...booking, [field]: ' ' })).toBe(false);
  });
});

describe('acceptPaymentPayload', () => {
  it('says what was shown, what came in and what goes back, in ringgit', () => {
    const payment = { method: 'Cash', tendered: 20_000, receipt: null };
    const printer = { id: 'p-1', name: 'Receipt printer' };
    expect(acceptPaymentPayload({ booking, discount: 1_010, payment, posJettyId: 2, printer })).toEqual({
      id: 1024,
      payment_method: 'Cash',
      cash_in: 200,
      cash_out: 50,
      pos_jetty_id: 2,
      printer_id: 'p-1',
      printer_name: 'Receipt printer',
      receipt_data: null,
      amount_discount: 10.1,
      amount_to_pay: 160.1,
    });
  });
  it('sends neither cash nor a discount that there is not', () => {
    const payment = { method: 'Card', tendered: null, receipt: null };
    const body = acceptPaymentPayload({ booking, discount: 0, payment, posJettyId: null, printer: null });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['cash_in']));
    expect(body).not.toHaveProperty('amount_discount');
    expect(body).toMatchObject({ printer_id: null, pos_jetty_id: null });
  });
});
