import { describe, expect, it } from 'vitest';
import { attemptFor } from './attempt.ts';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { catalogueWith, diningWith, dinner, EXHIBITION_SHIFT, packageWith } from '@/domain/sale/fixtures.ts';
import {
  freeTicketsThatFit,
  isAgentPriced,
  payableBeforeDiscount,
  priceSale,
  type ShownPrice,
} from '@/domain/sale/price-sale.ts';
import { reduceSale } from '@/domain/sale/reduce-sale.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';
import { diningPayload, salePayload } from './sale-payload.ts';

const catalogue = catalogueWith();
const sale: Sale = { ...newSale('2026-03-05'), packageId: 1, jettyId: 1, counts: { ...NO_COUNTS, adult: 2, child: 1 } };
const shownOf = (given: Sale, data: typeof catalogue): ShownPrice => {
  const priced = priceSale(given, data)!;
  return { priced, free: freeTicketsThatFit(given, data, priced, null) };
};
const payloadOf = (given: Sale, data = catalogue, tendered: number | null = 100_00) =>
  salePayload(given, data, shownOf(given, data), {
    payment: { method: 'Cash', tendered, receipt: null },
    printers: { receipt: { id: 'r1', name: 'Till' }, agent: null, wristband: null },
  });

describe('the price of a sale', () => {
  it('is 75.00 for two adults and a child', () => {
    expect(priceSale(sale, catalogue)).toMatchObject({ base: 7500, total: 7500, passengers: 3 });
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
      vvip: false,
      foods: [],
      printer_id: 'r1',
      printer_name: 'Till',
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
      pos: EXHIBITION_SHIFT,
    });
    expect(payloadOf(sale, data)).toMatchObject({ exhibition: true, jetty_id: null, depart_date: null, slot: null });
  });
});

describe('the price follows who buys', () => {
  const priced = packageWith({
    agent_discount_adults: [{ min: 10, max: 49, discount: 10, type: '%' }],
    tourguide_discount_adults: [{ min: 10, max: 49, discount: 2, type: 'RM' }],
  });
  const boat = packageWith({ id: 7, vvip: true, vvip_charter: true, vvip_price: 900, vvip_agent_price: 800 });
  const data = catalogueWith({
    packages: [priced, boat, dinner],
    processing_fee: { ipay88: { type: 'RM', amount: 1 }, FPX: { type: '%', amount: 1 } },
  });
  const ten: Sale = { ...sale, counts: { ...NO_COUNTS, adult: 10 } };

  it.each<[string, Partial<Sale>, object]>([
    ['everybody', {}, { tier: 0, total: 300_00, free: 0 }],
    ['an agent', { agentId: 9 }, { tier: 30_00, total: 270_00, free: 0 }],
    ['a tour guide, who rides free', { guideId: 1 }, { tier: 20_00, total: 280_00, free: 1 }],
    ['the public, with the online fee', { platform: 'web_app' }, { fee: 100, total: 301_00 }],
    [
      'an agent online, with the fee of the tile',
      { platform: 'agent_dashboard', agentId: 9, tile: 'FPX' },
      { fee: 2_70, total: 272_70 },
    ],
    ['a charter', { packageId: 7, vvip: true }, { base: 900_00, total: 900_00 }],
    ['a charter of an agent', { packageId: 7, vvip: true, agentId: 9 }, { total: 800_00, tier: 0 }],
    ['dinner', { packageId: 6, vvip: true, dishes: { 1: { adult: 2 } } }, { base: 300_00, food: 36_00, total: 336_00 }],
    [
      'no discount beside a band of an agent',
      { agentId: 9, discount: { type: 'RM', value: 500 } },
      { cashier: 0, total: 270_00 },
    ],
  ])('%s', (_, change, expected) => {
    expect(priceSale({ ...ten, ...change }, data)).toMatchObject(expected);
  });

  it.each<[string, Partial<Sale>, boolean]>([
    ['an agent in a band', { agentId: 9 }, true],
    ['an agent below every band', { agentId: 9, counts: { ...NO_COUNTS, adult: 2 } }, false],
    ['an agent with a boat', { packageId: 7, agentId: 9 }, true],
    ['nobody', {}, false],
  ])('a cashier discount gives way to %s', (_, change, active) => {
    const given = { ...ten, ...change };
    expect(isAgentPriced(given, data, priceSale(given, data))).toBe(active);
  });

  it('dishes for a ticket cost nothing but themselves', () => {
    const dine = { ...reduceSale(newSale(null), { do: 'dine', dining: diningWith() }), dishes: { 1: { adult: 2 } } };
    expect(priceSale(dine, catalogue)).toMatchObject({ base: 0, minisigua: 0, food: 36_00, total: 36_00 });
  });
});

describe('the payload of each sale', () => {
  const online = (change: Partial<Sale>, data = catalogueWith({ payment_methods: ['ipay88'], pos: null })) => {
    const given: Sale = { ...sale, ...change };
    return salePayload(given, data, shownOf(given, data), null);
  };

  it('of the public is paid online and knows no till', () => {
    const payload = online({ platform: 'web_app' });
    expect(payload).toMatchObject({ platform: 'web_app', payment_method: 'ipay88', jetty_id: 1, amount: 75 });
    for (const name of ['cash_in', 'discount_value', 'printer_id', 'pos_jetty_id', 'payment_method_agent']) {
      expect(payload).not.toHaveProperty(name);
    }
  });

  it.each([
    ['web_app', { guideId: null }, { total_discount: 0, total_amount: 90, free_tickets: 1 }],
    ['agent_dashboard', { agentId: 9, tile: 'FPX' }, { total_discount: 9, total_amount: 82, free_tickets: 1 }],
    ['counter', { agentId: 9, method: 'Card' }, { total_discount: 9, total_amount: 81, free_tickets: 1 }],
  ] as const)('of %s carries all that was shown', (platform, part, shown) => {
    const agents = [{ min: 1, max: 9, discount: 10, type: '%' as const }];
    const promotions = { free_tickets: [{ buy: 3, free: 1 }] };
    const data = catalogueWith({
      packages: [packageWith({ promotions, agent_discount_adults: agents })],
      processing_fee: { FPX: { type: 'RM', amount: 1 } },
    });
    const given: Sale = { ...sale, ...part, platform, counts: { ...NO_COUNTS, adult: 3 } };
    const counter = {
      payment: { method: 'Card', tendered: null, receipt: null },
      printers: { receipt: null, agent: null, wristband: null },
    };
    expect(salePayload(given, data, shownOf(given, data), platform === 'counter' ? counter : null)).toMatchObject({
      amount: 90,
      amount_food: 0,
      amount_discount: 0,
      ...shown,
    });
  });

  it('of an agent names itself and its tile, and no departure', () => {
    expect(online({ platform: 'agent_dashboard', agentId: 9, tile: 'FPX' })).toMatchObject({
      agent_id: 9,
      payment_method: 'ipay88',
      payment_method_agent: 'FPX',
      jetty_id: null,
      depart_date: null,
      slot: null,
    });
  });

  it('of a VVIP dinner carries its dishes by category', () => {
    const data = catalogueWith({ packages: [dinner] });
    const given: Sale = { ...sale, vvip: true, guideId: 1, packageId: 6, dishes: { 1: { adult: 2, child: 1 } } };
    expect(payloadOf(given, data)).toMatchObject({
      vvip: true,
      tourguide_id: 1,
      agent_id: null,
      jetty_id: 1,
      amount_food: 45,
      foods: [{ id: 1, total_adult: 2, total_child: 1 }],
      free_tickets: 1,
    });
  });

  it('of dishes for a ticket names it, and no fare', () => {
    const dining = diningWith();
    const given = { ...reduceSale(newSale(null), { do: 'dine', dining }), dining, dishes: { 1: { adult: 1 } } };
    const extra = {
      payment: { method: 'Cash', tendered: 20_00, receipt: null },
      printers: { receipt: null, agent: null, wristband: null },
    };
    expect(diningPayload(given, catalogue, shownOf(given, catalogue), extra)).toMatchObject({
      id: 1024,
      dining_only: true,
      platform: 'counter',
      amount: 0,
      amount_food: 18,
      cash_in: 20,
      cash_out: 2,
      total_adult: 2,
      foods: [{ id: 1, total_adult: 1 }],
    });
  });
});

describe('a discount', () => {
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
