import type { Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { catalogueWith, diningWith, nasiLemak, packageWith, slotWith } from '@/domain/sale/fixtures.ts';
import { priceSale } from '@/domain/sale/price-sale.ts';
import { reduceSale } from '@/domain/sale/reduce-sale.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';
import { orderView } from './order-view.ts';
import { stepLabel, stepWords } from '@/domain/prices/trace-words.ts';

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
    const lines = orderView(sale, catalogue, priced, slotWith({ available_passenger: 3 })).lines;
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

describe('the order of others', () => {
  const bands = packageWith({
    id: 2,
    vvip: true,
    foods: [nasiLemak],
    agent_discount_adults: [{ min: 2, max: 9, discount: 10, type: '%' }],
    agent_discount_childs: [{ min: 1, max: 9, discount: 2, type: 'RM' }],
  });
  const boat = packageWith({ id: 3, vvip: true, vvip_charter: true, vvip_tourguide_price: 850 });
  const person = (id: number, name: string) => ({ id, name, company_name: null });
  const data = catalogueWith({
    packages: [packageWith(), bands, boat],
    agents: [person(9, 'Tan')],
    tourguides: [person(1, 'Zaki')],
  });
  const linesOf = (given: Sale) => {
    const { lines, total } = orderView(given, data, priceSale(given, data), null);
    expect(lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBe(total);
    return lines.map(({ label, note, amount }) => [label, note, amount]);
  };
  const plain: Sale = { ...sale, discount: null, method: null };

  it("shows the discount of each of an agent's tiers, and the price of each dish", () => {
    const dishes = { 1: { adult: 2, child: 1 } };
    expect(linesOf({ ...plain, packageId: 2, vvip: true, agentId: 9, dishes })).toEqual([
      ['Adult', '2 × 30.00', 6000],
      ['Child', '1 × 15.00', 1500],
      ['Adult discount', '10 %', -600],
      ['Child discount', 'RM 2.00 each', -200],
      ['Nasi Lemak Set', '2 × 18.00, 1 × 9.00', 4500],
    ]);
  });

  it('shows the price of the boat for any passengers', () => {
    expect(linesOf({ ...plain, packageId: 3, vvip: true, guideId: 1 })).toEqual([
      ['Adult', '× 2', null],
      ['Child', '× 1', null],
      ['Charter', null, 85000],
    ]);
  });

  it('of an agent is open: neither day, jetty nor slot', () => {
    const view = orderView({ ...plain, packageId: 1, agentId: 9, slot: '09:00 - 10:00' }, data, null, null);
    expect(view).toMatchObject({ agentOrGuide: 'Tan', date: null, jetty: null, slot: null });
    expect(orderView({ ...plain, guideId: 1 }, data, null, null)).toMatchObject({
      agentOrGuide: 'Zaki',
      date: '2026-03-05',
    });
  });

  it('of dishes for a ticket shows that ticket', () => {
    const dining = diningWith();
    const given = { ...reduceSale(plain, { do: 'dine', dining }), dishes: { 1: { adult: 1 } } };
    expect(orderView(given, data, priceSale(given, data), null)).toMatchObject({
      package: { id: 6, name: 'VVIP Dinner Cruise' },
      date: '2026-03-05',
      jetty: 'Jeti Muara',
      passengers: 3,
      lines: [{ label: 'Nasi Lemak Set', note: '1 × 18.00', amount: 1800 }],
      total: 1800,
    });
  });
});

describe('the sale that was made', () => {
  const ticket = {
    package_id: 3,
    package: { name: 'VVIP Charter' },
    agent: null,
    tourguide: { name: 'Zaki' },
    depart_date: '2026-03-05',
    slot: null,
    jetty: { name: 'Jeti Muara' },
    dining_only: false,
    vvip_charter: true,
    lines: [{ category: 'adult', count: 4, price: 0, amount: 0 }],
    amount: 850.1,
    amount_minisigua: 0.2,
    total_discount: 0,
    total_free: 0,
    foods: [{ id: 1, name: 'Nasi Lemak Set', amount: 72 }],
    amount_discount: 20,
    processing_fee: 1.5,
    payment_method: 'ipay88',
    payment_method_agent: 'FPX',
    total_passengers: 4,
    total_amount: 903.6,
  } as unknown as Ticket;

  it('shows the figures of the server, which add up to its total', () => {
    const view = orderView({ ...sale, result: { ticket, tendered: null, change: null } }, catalogue, null, null);
    expect(view.lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
      ['Adult', '× 4', null],
      ['Charter', null, 84990],
      ['include Minisigua', null, 20],
      ['Nasi Lemak Set', null, 7200],
      ['Discount', null, -2000],
      ['Processing fee', 'FPX', 150],
    ]);
    expect(view.lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBe(view.total);
    expect(view).toMatchObject({ sold: true, agentOrGuide: 'Zaki', total: 90360 });
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
      '3 × 1 ÷ 3, rounded down: 1 free',
    ]);
    expect(priced?.trace.map(stepLabel)).toEqual(priced?.trace.map(({ label }) => label));
  });
});
