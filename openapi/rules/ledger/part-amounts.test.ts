import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCount, anySen } from '../testing/edges.ts';
import type { Bill } from './list-sale-lines.ts';
import { partAmounts } from './part-amounts.ts';
import { spreadAmount } from './spread-amount.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('spreadAmount', () => {
  test.each<[string, number, number[], number[]]>([
    ['equal weights, the first take the sen left over', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder wins', 100, [1, 2, 4], [14, 29, 57]],
    ['a weight of 0 gets nothing', 101, [0, 1, 1], [0, 51, 50]],
    ['no weights at all: alike', 5, [0, 0], [3, 2]],
    ['no shares', 0, [], []],
    ['nothing to spread', 0, [1, 2], [0, 0]],
    ['large amounts stay exact', 9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('%s', (_name, amount, weights, want) => {
    expect(spreadAmount(amount, weights)).toEqual(want);
  });

  test('shares add up, none is off by a sen, and equal weights differ by one at most', () => {
    const weights = fc.array(anySen(10_000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anySen(), weights, (amount, parts) => {
        const shares = spreadAmount(amount, parts);
        const whole = sum(parts);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = whole === 0 ? amount / parts.length : (amount * (parts[index] as number)) / whole;
          expect(Math.abs(share - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('partAmounts', () => {
  const bill: Bill = {
    amount: 30_000,
    minisigua: 0,
    amountFood: 0,
    totalDiscount: 3_000,
    amountDiscount: 0,
    processingFee: 271,
  };
  test('ten adults with 10 % off and a fee', () => {
    const parts = Array.from({ length: 10 }, () => ({ price: 3_000, park: 0 }));
    expect(partAmounts(bill, parts)).toEqual([2_728, ...Array.from({ length: 9 }, () => 2_727)]);
  });

  test('a free ticket costs nothing', () => {
    const parts = [
      { price: 3_000, park: 0 },
      { price: 0, park: 0 },
    ];
    expect(partAmounts({ ...bill, amount: 3_000, totalDiscount: 0, processingFee: 0 }, parts)).toEqual([3_000, 0]);
  });

  test('parts add up to the purchase, and none costs less than nothing', () => {
    const part = fc.record({ price: fc.constantFrom(0, 1, 1_500, 3_000, 3_333), park: fc.constantFrom(0, 500, 501) });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 40 }),
        anyCount(100),
        anyCount(100),
        anySen(99_999),
        anySen(9_999),
        (parts, tier, staff, amountFood, processingFee) => {
          const fare = sum(parts.map(({ price }) => price));
          const minisigua = sum(parts.map(({ park }) => park));
          const totalDiscount = Math.floor((fare * tier) / 100);
          const rest = fare - totalDiscount + minisigua + amountFood;
          const amountDiscount = Math.floor((rest * staff) / 100);
          const amounts = partAmounts(
            { amount: fare + minisigua, minisigua, amountFood, totalDiscount, amountDiscount, processingFee },
            parts,
          );
          expect(sum(amounts)).toBe(rest - amountDiscount + processingFee);
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
