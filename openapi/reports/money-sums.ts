import type { MoneyFact } from './facts.ts';

/** Sums over the money of purchases, in sen. */
export interface MoneySums {
  readonly gross: number;
  readonly discount: number;
  readonly fee: number;
  readonly refund: number;
  readonly net: number;
}

export const NO_MONEY: MoneySums = { gross: 0, discount: 0, fee: 0, refund: 0, net: 0 };

/** Returns what an event of a purchase adds to gross, discounts, fees, refunds and net. */
export function sumsOf({ tickets, park, food, discount, fee, refund }: MoneyFact): MoneySums {
  const gross = tickets + park + food;
  return { gross, discount, fee, refund, net: gross - discount + fee - refund };
}

/** Returns two sums added up. */
export function addSums(one: MoneySums, other: MoneySums): MoneySums {
  return {
    gross: one.gross + other.gross,
    discount: one.discount + other.discount,
    fee: one.fee + other.fee,
    refund: one.refund + other.refund,
    net: one.net + other.net,
  };
}

/** Sums by key, in the order of first mention. */
export class SumsByKey {
  readonly #sums = new Map<string, { count: number; sums: MoneySums }>();

  add(key: string, sums: MoneySums, count: number): void {
    const before = this.#sums.get(key) ?? { count: 0, sums: NO_MONEY };
    this.#sums.set(key, { count: before.count + count, sums: addSums(before.sums, sums) });
  }

  /** Returns the keys with their sums, sorted by key. */
  list(): { key: string; count: number; sums: MoneySums }[] {
    return [...this.#sums]
      .map(([key, { count, sums }]) => ({ key, count, sums }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}
