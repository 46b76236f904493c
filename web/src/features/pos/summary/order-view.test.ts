import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from '../sale/categories.ts';
import { catalogueWith, packageWith } from '../sale/fixtures.ts';
import { priceSale } from '../sale/price-sale.ts';
import { newSale, type Sale } from '../sale/sale.ts';
import { orderView } from './order-view.ts';
import { stepWords } from '@/lib/trace-words.ts';

const catalogue = catalogueWith({
  packages: [packageWith({ minisigua: true, promotions: { free_tickets: [{ buy: 3, free: 1 }] } })],
  minisigua: { active: true, adult_price: 2, child_price: 1 },
  processing_fee: { 'Bank Transfer': { type: '%', amount: 1 } },
});
const sale: Sale = {
  ...newSale('2026-03-05'),
  packageId: 1,
  jettyId: 1,
  counts: { ...NO_COUNTS, adult: 2, child: 1 },
  discount: { type: '%', value: 10 },
  method: 'Bank Transfer',
};
const priced = priceSale(sale, catalogue);

describe('the order panel', () => {
  const view = orderView(sale, catalogue, priced, null);

  it('lists passengers, free tickets, the park, the discount and the fee', () => {
    expect(view.lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
      ['Adult', '2 × 30.00', 6000],
      ['Child', '1 × 15.00', 1500],
      ['Free tickets', '× 1', null],
      ['include Minisigua', null, 500],
      ['Discount', '10 %', -750],
      ['Processing fee', 'Bank Transfer', 73],
    ]);
  });

  it('shows lines that add up to the total', () => {
    expect(view.lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBe(view.total);
  });

  it('says when the boat has no room for the free tickets', () => {
    const lines = orderView(sale, catalogue, priced, 3).lines;
    expect(lines.find((line) => line.kind === 'free')?.note).toBe('0 of 1 free tickets available');
  });

  it('is empty before a package is chosen', () => {
    expect(orderView(newSale('2026-03-05'), catalogue, null, null)).toMatchObject({
      package: null,
      lines: [],
      total: 0,
    });
  });
});

describe('the price trace', () => {
  it('names the inputs of every step', () => {
    expect(priced?.trace.map(stepWords)).toEqual([
      '2 × RM 30.00',
      '1 × RM 15.00',
      '2 × RM 2.00 for the park',
      '1 × RM 1.00 for the park',
      '10 % of RM 75.00 = 7.50',
      'Bank Transfer: 1 % of RM 72.50 = 0.725',
      '3 × 1 ÷ 3, whole heads: 1 free',
    ]);
  });
});
