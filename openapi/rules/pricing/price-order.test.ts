import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { percentOf } from '../money/percent-of.ts';
import { countPassengers } from '../passengers/count-passengers.ts';
import { anyOrder, anyPackage } from '../testing/any-order.ts';
import { checkDiscount } from './check-discount.ts';
import { hasAgentPrice } from './has-agent-price.ts';
import { priceOrder } from './price-order.ts';
import type { OrderToPrice, PricedOrder } from './shapes.ts';

const AMOUNTS = [
  'base',
  'tier',
  'food',
  'minisigua',
  'cashier',
  'subtotal',
  'fee',
  'total',
  'free',
  'passengers',
] as const;
type Amounts = Pick<PricedOrder, (typeof AMOUNTS)[number]>;

function amountsOf(priced: PricedOrder): Amounts {
  return Object.fromEntries(AMOUNTS.map((key) => [key, priced[key]])) as Amounts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function holds(check: (order: OrderToPrice, priced: PricedOrder) => void): void {
  fc.assert(
    fc.property(anyOrder, (order) => {
      check(order, priceOrder(order));
    }),
    { numRuns: 150 },
  );
}

describe('priceOrder', () => {
  it('returns whole amounts and passenger counts from 0 for any order', () => {
    holds((_order, priced) => {
      for (const key of AMOUNTS) {
        expect(Number.isSafeInteger(priced[key])).toBe(true);
        expect(priced[key]).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('adds up', () => {
    holds((_order, { base, tier, food, minisigua, cashier, subtotal, fee, total }) => {
      expect(subtotal).toBe(base - tier + food + minisigua - cashier);
      expect(total).toBe(subtotal + fee);
    });
  });

  it('has a trace that adds up to the total', () => {
    holds((_order, { trace, total }) => expect(sum(trace.map(({ amount }) => amount))).toBe(total));
  });

  it('has a trace whose steps add up to each part', () => {
    holds((_order, priced) => {
      const part = (...steps: string[]) =>
        sum(priced.trace.filter(({ step }) => steps.includes(step)).map(({ amount }) => amount));
      expect(part('base', 'charter')).toBe(priced.base);
      expect(part('tier') + priced.tier).toBe(0);
      expect(part('food')).toBe(priced.food);
      expect(part('minisigua')).toBe(priced.minisigua);
      expect(part('cashier') + priced.cashier).toBe(0);
      expect(part('fee')).toBe(priced.fee);
    });
  });

  it('has lines that add up to base, tier, food, park package and free passengers', () => {
    holds((_order, priced) => {
      const lines = (...kinds: string[]) => priced.lines.filter(({ kind }) => kinds.includes(kind));
      expect(sum(lines('passenger', 'charter').map(({ amount }) => amount))).toBe(priced.base);
      expect(sum(priced.lines.map(({ discount }) => discount))).toBe(priced.tier);
      expect(sum(lines('food').map(({ amount }) => amount))).toBe(priced.food);
      expect(sum(lines('minisigua').map(({ amount }) => amount))).toBe(priced.minisigua);
      expect(sum(lines('free').map(({ count }) => count))).toBe(priced.free);
      for (const { count, price, amount } of priced.lines) expect(amount).toBe(count * price);
    });
  });

  it('never takes more off a line than the line', () => {
    holds((_order, { lines, tier, base }) => {
      for (const { discount, amount } of lines) expect(discount).toBeLessThanOrEqual(amount);
      expect(tier).toBeLessThanOrEqual(base);
    });
  });

  it('counts all passengers: the eleven categories and the free ones', () => {
    holds((order, { passengers, free }) => expect(passengers).toBe(countPassengers(order.counts) + free));
  });

  it('does not depend on the order of dishes or categories', () => {
    holds((order, priced) => {
      const turned: OrderToPrice = {
        ...order,
        foods: order.foods.toReversed(),
        counts: Object.fromEntries(Object.entries(order.counts).toReversed()),
      };
      expect(amountsOf(priceOrder(turned))).toEqual(amountsOf(priced));
    });
  });

  it('gives the same price again and leaves the order as it was', () => {
    holds((order, priced) => {
      const before = structuredClone(order);
      expect(priceOrder(order)).toEqual(priced);
      expect(order).toEqual(before);
    });
  });

  it('never has a lower base for one passenger more', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...PASSENGER_CATEGORIES), (order, category) => {
        const counts = { ...order.counts, [category]: (order.counts[category] ?? 0) + 1 };
        const more = priceOrder({ ...order, counts });
        expect(more.base).toBeGreaterThanOrEqual(priceOrder(order).base);
        expect(more.passengers).toBeGreaterThan(countPassengers(order.counts));
      }),
    );
  });

  it('charges a boat by the boat: neither passengers nor bands nor promotions move a charter price', () => {
    fc.assert(
      fc.property(anyOrder, anyPackage, (order, pricing) => {
        const charter = { ...order, mode: 'sale' as const, package: { ...pricing, charter: true } };
        const { base, tier, free } = priceOrder(charter);
        expect([base, tier, free]).toEqual([priceOrder({ ...charter, counts: {} }).base, 0, 0]);
      }),
    );
  });

  it('applies exactly the cashier discounts that checkDiscount allows', () => {
    holds((order, { base, tier, food, minisigua, cashier }) => {
      const verdict = checkDiscount({
        discount: order.cashierDiscount,
        enableDiscount: order.enableDiscount,
        agentPrice: hasAgentPrice(order.package, order.source, tier),
        existing: false,
        payable: base - tier + food + minisigua,
      });
      const { type, value } = order.cashierDiscount ?? { type: 'RM', value: 0 };
      const asked = type === 'RM' ? value : percentOf(base - tier, Math.max(0, value));
      expect(cashier).toBe(verdict.ok ? asked : 0);
    });
  });

  it('asks at least RM 0.60 by FPX, and nothing where there is nothing to pay', () => {
    holds((order, { subtotal, fee }) => {
      const fpx = order.fee?.method.toUpperCase() === 'FPX';
      expect(fee).toBeGreaterThanOrEqual(fpx && subtotal > 0 ? 60 : 0);
      expect(fee).toBeLessThanOrEqual(order.fee && subtotal > 0 ? Infinity : 0);
    });
  });

  it('names a clause of the documents in every step', () => {
    holds((_order, { trace }) => {
      for (const { clause, label } of trace) {
        expect(clause).toMatch(/002 §\d/);
        expect(typeof label).toBe('string');
      }
    });
  });

  it('refuses counts that are no counts', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(-1, 0.5, Number.NaN), (order, count) => {
        const broken = { ...order, mode: 'sale' as const, counts: { adult: count } };
        expect(() => priceOrder(broken)).toThrow(RangeError);
      }),
      { numRuns: 20 },
    );
  });
});
