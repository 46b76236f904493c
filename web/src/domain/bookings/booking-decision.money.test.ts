import { describe, expect, it } from 'vitest';
import { approvedMoney, type BookingMoney, mayDiscount, percentOfText } from './booking-decision.money.ts';

const money: BookingMoney = {
  amount: 105.05,
  total_discount: 0,
  amount_food: 40,
  amount_discount: 0,
  total_amount: 145.05,
};

describe('percentOfText', () => {
  it.each<[typed: string, want: number | null]>([
    ['', null],
    [' 12.5 ', 12.5],
    ['.5', 0.5],
    ['10.', 10],
    ['ten', Number.NaN],
    ['-1', Number.NaN],
    ['1e2', Number.NaN],
  ])('%j', (typed, want) => expect(percentOfText(typed)).toBe(want));
});

describe('mayDiscount', () => {
  it.each<[string, BookingMoney | null, boolean]>([
    ['not known', null, false],
    ['nothing off', money, true],
    ['a band', { ...money, total_discount: 5 }, false],
    ['a discount', { ...money, amount_discount: 0.01 }, false],
  ])('%s', (_case, given, want) => expect(mayDiscount(given)).toBe(want));
});

describe('approvedMoney', () => {
  it('takes its percentage of the tickets alone, half-up to the sen', () => {
    expect(approvedMoney(money, 10)).toEqual({
      price: 10_505,
      food: 4000,
      discount: 1051,
      total: 13_454,
      deposit: 6727,
      rest: 6727,
    });
  });
  it.each([null, Number.NaN, 101, -1])('%s takes nothing', (percent) => {
    expect(approvedMoney(money, percent).total).toBe(14_505);
  });
  it('takes nothing off what had a discount before', () => {
    expect(approvedMoney({ ...money, total_discount: 5.05, total_amount: 140 }, 10)).toMatchObject({
      price: 10_000,
      discount: 0,
      total: 14_000,
    });
  });
  it('adds deposit and rest up to the total', () => {
    const { deposit, rest, total } = approvedMoney(money, null);
    expect(deposit + rest).toBe(total);
  });
});
