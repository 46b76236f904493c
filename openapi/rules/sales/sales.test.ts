import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySen, around, edgeBiased } from '../testing/edges.ts';
import { amountToPay } from './amount-to-pay.ts';
import { changeDue } from './change-due.ts';
import { checkCash } from './check-cash.ts';
import { cashDifference, expectedCash } from './expected-cash.ts';

const sen = anySen(10_000_000);
/** A total, and what was tendered for it: often exactly that, a sen less or a sen more. */
const paid = sen.chain((total) => fc.tuple(fc.constant(total), edgeBiased(around(total), sen)));

describe('changeDue and checkCash', () => {
  it('leave exactly the total in the drawer whenever cash is accepted', () => {
    fc.assert(
      fc.property(paid, ([total, tendered]) => {
        const change = changeDue(total, tendered);
        const accepted = checkCash({ total, tendered, change }).ok;
        expect(accepted).toBe(tendered >= total);
        expect(tendered - change).toBe(accepted ? total : tendered);
      }),
    );
  });

  it('accept no change that is off by a sen', () => {
    fc.assert(
      fc.property(sen, sen, fc.constantFrom(-1, 1), (total, extra, slip) => {
        const tendered = total + extra;
        expect(checkCash({ total, tendered, change: extra + slip })).toMatchObject({
          ok: false,
          code: 'cash_change_wrong',
        });
      }),
    );
  });
});

describe('expectedCash', () => {
  it('is what lies in a drawer through which sales, payments and voids went', () => {
    const sale = fc.record({ total: sen, extra: sen, voided: fc.boolean() });
    fc.assert(
      fc.property(sen, fc.array(sale), fc.array(sen), (float, sales, payments) => {
        let drawer = float;
        for (const { total, extra, voided } of sales) {
          drawer += total + extra;
          drawer -= changeDue(total, total + extra);
          if (voided) drawer -= total;
        }
        for (const payment of payments) drawer += payment;
        const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        const movements = {
          float,
          sales: add(sales.map(({ total }) => total)),
          bookingPayments: add(payments),
          voids: add(sales.filter(({ voided }) => voided).map(({ total }) => total)),
        };
        expect(expectedCash(movements)).toBe(drawer);
        expect(cashDifference(drawer, movements)).toBe(0);
      }),
    );
  });

  it('tells over from short', () => {
    const movements = { float: 10_000, sales: 4_560, bookingPayments: 0, voids: 0 };
    expect(cashDifference(14_600, movements)).toBe(40);
    expect(cashDifference(14_500, movements)).toBe(-60);
  });
});

describe('amountToPay', () => {
  it.each([
    ['all of it', { total: 10_101, partial: false, paid: 0 }, 10_101],
    ['half as a deposit, half a sen up', { total: 10_101, partial: true, paid: 0 }, 5_051],
    ['the rest of a deposit', { total: 10_101, partial: true, paid: 5_051 }, 5_050],
    ['nothing more than the total', { total: 100, partial: true, paid: 120 }, 0],
    ['nothing of nothing', { total: 0, partial: true, paid: 0 }, 0],
  ])('%s', (_name, input, expected) => {
    expect(amountToPay(input)).toBe(expected);
  });

  it('a deposit and its rest make up the total', () => {
    fc.assert(
      fc.property(sen, (total) => {
        const deposit = amountToPay({ total, partial: true, paid: 0 });
        fc.pre(deposit > 0);
        expect(deposit + amountToPay({ total, partial: true, paid: deposit })).toBe(total);
      }),
    );
  });
});
