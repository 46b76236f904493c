import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPercent, anySen, around, edgeBiased } from '../testing/edges.ts';
import { exactPercent } from './exact-percent.ts';
import { formatMoney } from './format-money.ts';
import { formatRinggit } from './format-ringgit.ts';
import { parseRinggit } from './parse-ringgit.ts';
import { percentOf } from './percent-of.ts';
import { quickCash } from './quick-cash.ts';
import { roundHalfUp } from './round-half-up.ts';
import { toRinggit } from './to-ringgit.ts';
import { toSen } from './to-sen.ts';

/** Up to RM 10 billion, far beyond any total. */
const sen = anySen(1_000_000_000_000);

/** The textbook: floor of (2n + d) ÷ 2d, in integers without bounds. */
function halfUpOracle(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const remainder = ((doubled % divisor) + divisor) % divisor;
  return (doubled - remainder) / divisor;
}

describe('toSen', () => {
  it.each([
    [0, 0],
    [45.6, 4560],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [1.005, 101],
    [10.505, 1051],
    [19.99, 1999],
    [-2.5, -250],
    [-1.005, -101],
    [100_000_000, 10_000_000_000],
  ])('RM %d is %d sen', (ringgit, expected) => {
    expect(toSen(ringgit)).toBe(expected);
  });

  it('gives no negative zero', () => {
    expect(Object.is(toSen(-0), 0)).toBe(true);
    expect(Object.is(toSen(-0.001), 0)).toBe(true);
  });

  it.each([Number.NaN, Infinity, 1e15])('refuses %d', (value) => {
    expect(() => toSen(value)).toThrow(RangeError);
  });

  it('undoes toRinggit, even through JSON', () => {
    fc.assert(
      fc.property(sen, (amount) => {
        expect(toSen(JSON.parse(JSON.stringify(toRinggit(amount))) as number)).toBe(amount);
      }),
    );
  });
});

describe('toRinggit', () => {
  it('prints at most two decimals', () => {
    fc.assert(
      fc.property(sen, (amount) => {
        expect(String(toRinggit(amount))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it('refuses parts of a sen', () => {
    expect(() => toRinggit(0.5)).toThrow(RangeError);
  });
});

describe('formatRinggit and parseRinggit', () => {
  it('are inverses', () => {
    fc.assert(
      fc.property(sen, (amount) => {
        expect(parseRinggit(formatRinggit(amount))).toBe(amount);
      }),
    );
  });

  it('groups every three digits and keeps two decimals', () => {
    fc.assert(
      fc.property(sen, (amount) => {
        expect(formatRinggit(amount)).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });

  it('refuses parts of a sen', () => {
    expect(() => formatRinggit(0.5)).toThrow(RangeError);
  });

  it('has the currency beside it in formatMoney', () => {
    expect(formatMoney(123_450)).toBe('RM 1,234.50');
  });

  it('reads no amount that would not be exact', () => {
    expect(parseRinggit('9'.repeat(30))).toBeNull();
  });

  it('never reads an amount into other text', () => {
    const other = fc.string().filter((text) => !/^[\s\d.,]*$/.test(text));
    fc.assert(
      fc.property(other, (text) => {
        expect(parseRinggit(text)).toBeNull();
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it('agrees with integers without bounds', () => {
    const denominator = edgeBiased([1, 2, 3, 10_000], fc.integer({ min: 1, max: 1_000_000 }));
    // Numerators beside the halves, where rounding turns.
    const fraction = denominator.chain((d) =>
      fc.oneof(
        fc.tuple(fc.maxSafeInteger(), fc.constant(d)),
        fc
          .tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.constantFrom(-1, 0, 1))
          .map(([whole, beside]) => [whole * d + Math.floor(d / 2) + beside, d] as const),
      ),
    );
    fc.assert(
      fc.property(fraction, ([n, d]) => {
        expect(BigInt(roundHalfUp(n, d))).toBe(halfUpOracle(BigInt(n), BigInt(d)));
      }),
    );
  });

  it.each([
    [1, 0],
    [1, -2],
    [1.5, 2],
    [Number.NaN, 2],
  ])('refuses %d ÷ %d', (numerator, denominator) => {
    expect(() => roundHalfUp(numerator, denominator)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  it('rounds half-up like integers without bounds', () => {
    fc.assert(
      fc.property(sen, anyPercent, (amount, rate) => {
        const expected = halfUpOracle(BigInt(amount) * BigInt(Math.round(rate * 100)), 10_000n);
        expect(BigInt(percentOf(amount, rate))).toBe(expected);
      }),
    );
  });

  it('takes nothing at 0 percent, all at 100, and never more than all between', () => {
    fc.assert(
      fc.property(sen, anyPercent, (amount, rate) => {
        expect(percentOf(amount, 0)).toBe(0);
        expect(percentOf(amount, 100)).toBe(amount);
        expect(percentOf(amount, rate)).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('refuses a result that would not be exact', () => {
    expect(() => percentOf(Number.MAX_SAFE_INTEGER, 200)).toThrow(RangeError);
  });
});

describe('exactPercent', () => {
  it.each([
    [10_505, 10, '10.505'],
    [4_500, 1, '0.45'],
    [60_000, 10, '60.00'],
    [1, 0.01, '0.000001'],
    [0, 5, '0.00'],
  ])('%d sen at %d percent is RM %s', (amount, rate, expected) => {
    expect(exactPercent(amount, rate)).toBe(expected);
  });

  it('is what percentOf rounds', () => {
    fc.assert(
      fc.property(sen, anyPercent, (amount, rate) => {
        const [whole = '', decimals = ''] = exactPercent(amount, rate).split('.');
        const millionths = BigInt(whole + decimals.padEnd(6, '0'));
        expect(halfUpOracle(millionths, 10_000n)).toBe(BigInt(percentOf(amount, rate)));
      }),
    );
  });
});

describe('quickCash', () => {
  it('starts with the exact total and climbs in whole notes to the next full RM 100', () => {
    fc.assert(
      fc.property(edgeBiased(around(500, 1_000, 5_000, 10_000, 20_000), anySen(10_000_000)), (total) => {
        const offers = quickCash(total);
        expect(offers[0]).toBe(total);
        expect(offers.at(-1)).toBe(Math.ceil(total / 10_000) * 10_000);
        expect(offers.length).toBeLessThanOrEqual(5);
        offers.slice(1).forEach((offer, index) => {
          expect(offer % 500).toBe(0);
          expect(offer).toBeGreaterThan(offers[index] ?? Infinity);
        });
      }),
    );
  });
});
