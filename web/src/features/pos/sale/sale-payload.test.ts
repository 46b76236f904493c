import { describe, expect, it } from 'vitest';
import { attemptFor } from './attempt.ts';
import { NO_COUNTS } from './categories.ts';
import { readDiscount } from './discount-rules.ts';
import { catalogueWith, packageWith } from './fixtures.ts';
import { payableBeforeDiscount, priceSale } from './price-sale.ts';
import { newSale, type Sale } from './sale.ts';
import { salePayload } from './sale-payload.ts';

const catalogue = catalogueWith();
const sale: Sale = { ...newSale('2026-03-05'), packageId: 1, jettyId: 1, counts: { ...NO_COUNTS, adult: 2, child: 1 } };
const payloadOf = (given: Sale, data = catalogue, tendered: number | null = 100_00) =>
  salePayload(
    given,
    data,
    priceSale(given, data)!,
    { method: 'Cash', tendered, receipt: null },
    { nonce: 'nonce-1234', printer: null },
  );

describe('the price of a sale', () => {
  it('is 75.00 for two adults and a child', () => {
    expect(priceSale(sale, catalogue)).toMatchObject({ base: 7500, total: 7500, heads: 3 });
  });

  it('is unknown without a package', () => {
    expect(priceSale(newSale('2026-03-05'), catalogue)).toBeNull();
  });

  it('charges a fee only when the server lists one for the method', () => {
    const data = catalogueWith({ processing_fee: { 'Bank Transfer': { type: 'RM', amount: 1.5 } } });
    expect(priceSale({ ...sale, method: 'Cash' }, data)?.fee).toBe(0);
    expect(priceSale({ ...sale, method: 'Bank Transfer' }, data)?.total).toBe(7650);
  });

  it('adds the park package where both the package and the shop have it', () => {
    const minisigua = { active: true, adult_price: 2, child_price: 1 };
    const data = catalogueWith({ packages: [packageWith({ minisigua: true })], minisigua });
    expect(priceSale(sale, data)).toMatchObject({ minisigua: 500, total: 8000 });
    expect(payloadOf(sale, data).amount).toBe(80);
  });
});

describe('the payload', () => {
  it('states what the buyer was shown, cash and change in ringgit', () => {
    expect(payloadOf(sale)).toMatchObject({
      _: 'nonce-1234',
      platform: 'counter',
      amount: 75,
      amount_food: 0,
      cash_in: 100,
      cash_out: 25,
      total_adult: 2,
      total_child: 1,
      total_senior: 0,
      depart_date: '2026-03-05',
      jetty_id: 1,
      slot: null,
      malaysian: true,
      state: 'Melaka',
      non_malaysian: false,
      country: null,
      pos_jetty_id: 1,
    });
  });

  it('leaves blank buyer fields out and trims the others', () => {
    const named = { ...sale, buyer: { name: ' Aisyah ', company_name: '', email: '', contact: '+60 12-345 6789' } };
    expect(payloadOf(named)).toMatchObject({
      name: 'Aisyah',
      company_name: null,
      email: null,
      contact: '+60123456789',
    });
  });

  it('says no cash when none changed hands', () => {
    expect(payloadOf(sale, catalogue, null)).not.toHaveProperty('cash_in');
  });

  it('carries a discount in its own unit', () => {
    expect(payloadOf({ ...sale, discount: { type: '%', value: 10 } })).toMatchObject({
      discount_type: '%',
      discount_value: 10,
      amount_discount: 7.5,
      amount: 75,
    });
    expect(payloadOf({ ...sale, discount: { type: 'RM', value: 550 } })).toMatchObject({
      discount_type: 'RM',
      discount_value: 5.5,
      amount_discount: 5.5,
    });
  });

  it('of an exhibition names no jetty, date or slot', () => {
    const data = catalogueWith({
      packages: [packageWith({ exhibition: true })],
      pos: { type: 'start-shift-exhibition', jetty_id: null },
    });
    expect(payloadOf(sale, data)).toMatchObject({ exhibition: true, jetty_id: null, depart_date: null, slot: null });
  });
});

describe('a discount', () => {
  it.each<['%' | 'RM', string, string]>([
    ['%', '', 'Please complete this field'],
    ['%', '0', 'Invalid amount'],
    ['%', '100.01', 'Invalid amount'],
    ['RM', '75.01', 'Discount amount cannot be more than total amount'],
  ])('%s %j is refused: %s', (type, text, message) => {
    expect(readDiscount(type, text, 7500)).toEqual({ ok: false, message });
  });

  it('may take all that is payable', () => {
    expect(readDiscount('RM', '75.00', 7500)).toEqual({ ok: true, discount: { type: 'RM', value: 7500 } });
    expect(readDiscount('%', '100', 7500)).toEqual({ ok: true, discount: { type: '%', value: 100 } });
  });

  it('leaves the cap of a ringgit discount where it was', () => {
    const discounted = { ...sale, discount: { type: 'RM', value: 5000 } } as const;
    expect(payableBeforeDiscount(priceSale(discounted, catalogue)!)).toBe(7500);
  });
});

describe('an attempt', () => {
  const nonces = () => {
    let count = 0;
    return () => `nonce-${++count}`;
  };

  it('keeps its nonce while the same order has no answer', () => {
    const draw = nonces();
    const first = attemptFor(payloadOf(sale), null, draw);
    expect(attemptFor(payloadOf(sale), first, draw)).toBe(first);
  });

  it('is a new one when the order changed', () => {
    const draw = nonces();
    const first = attemptFor(payloadOf(sale), null, draw);
    const changed = attemptFor(payloadOf({ ...sale, counts: { ...sale.counts, adult: 3 } }), first, draw);
    expect(changed.nonce).not.toBe(first.nonce);
  });
});
