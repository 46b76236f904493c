import { describe, expect, it } from 'vitest';
import { PRICED_CATEGORIES } from '../../generated/constants.ts';
import { feeFromWire } from './fee-from-wire.ts';
import { minisiguaFromWire } from './minisigua-from-wire.ts';
import { packagePricingFromWire, type WirePackage } from './package-pricing-from-wire.ts';
import { priceOrder } from './price-order.ts';

const WIRE: WirePackage = {
  vvip_charter: false,
  minisigua: true,
  vvip_price: 900,
  vvip_agent_price: 800.5,
  vvip_tourguide_price: 850,
  adult_price: 30,
  child_price: 15.55,
  agent_discount_adults: [
    { min: 10, max: 49, discount: 12.5, type: '%' },
    { min: 50, max: 999, discount: 5.5, type: 'RM' },
  ],
  tourguide_discount_childs: [{ min: 1, max: 9, discount: 1, type: 'RM' }],
  promotions: { free_tickets: [{ buy: 10, free: 1 }] },
};

describe('packagePricingFromWire', () => {
  const pricing = packagePricingFromWire(WIRE);

  it('turns ringgit into sen and leaves percent points alone', () => {
    expect(pricing.prices).toMatchObject({ adult: 3000, child: 1555, senior: 0 });
    expect(pricing.charterPrices).toEqual({ normal: 90_000, agent: 80_050, tourguide: 85_000 });
    expect(pricing.tiers.agent.adult).toEqual([
      { min: 10, max: 49, discount: 12.5, type: '%' },
      { min: 50, max: 999, discount: 550, type: 'RM' },
    ]);
    expect(pricing.tiers.tourguide.child).toEqual([{ min: 1, max: 9, discount: 100, type: 'RM' }]);
  });

  it('has all nine categories, even those that the wire leaves out', () => {
    expect(Object.keys(pricing.prices)).toEqual([...PRICED_CATEGORIES]);
    for (const source of ['agent', 'tourguide'] as const) {
      expect(Object.keys(pricing.tiers[source])).toEqual([...PRICED_CATEGORIES]);
    }
  });

  it('reads a package without promotions', () => {
    expect(packagePricingFromWire({ ...WIRE, promotions: null }).freeTickets).toEqual([]);
  });

  it('is what a price rests on', () => {
    const priced = priceOrder({
      mode: 'sale',
      package: pricing,
      source: 'agent',
      counts: { adult: 12 },
      foods: [],
      minisigua: minisiguaFromWire({ active: true, adult_price: 2.5 }),
      cashierDiscount: null,
      enableDiscount: false,
      fee: feeFromWire({ FPX: { type: 'RM', amount: 1.2 } }, 'FPX'),
    });
    expect(priced).toMatchObject({ base: 36_000, tier: 4_500, minisigua: 3_000, fee: 120, total: 34_620, free: 1 });
  });
});

describe('feeFromWire', () => {
  const fees = { FPX: { type: '%' as const, amount: 1.25 }, Card: { type: 'RM' as const, amount: 1.5 } };

  it.each([
    ['FPX', { method: 'FPX', type: '%', amount: 1.25 }],
    ['Card', { method: 'Card', type: 'RM', amount: 150 }],
    ['Cash', null],
    ['toString', null],
    [null, null],
  ])('%s', (method, expected) => {
    expect(feeFromWire(fees, method)).toEqual(expected);
  });
});

describe('minisiguaFromWire', () => {
  it('is null where the shop has none', () => {
    expect(minisiguaFromWire(null)).toBeNull();
  });

  it('keeps the switch and reads prices in ringgit', () => {
    expect(minisiguaFromWire({ active: false, child_price: 1 })).toMatchObject({
      active: false,
      prices: { child: 100, adult: 0 },
    });
  });
});
