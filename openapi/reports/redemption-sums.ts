import { compareTexts } from './compare-texts.ts';

/** Counts redemptions and their passengers by key. */
export class RedemptionSums {
  readonly #sums = new Map<string, { redemptions: number; passengers: number }>();

  add(key: string, passengers: number): void {
    const before = this.#sums.get(key) ?? { redemptions: 0, passengers: 0 };
    this.#sums.set(key, { redemptions: before.redemptions + 1, passengers: before.passengers + passengers });
  }

  /** Returns the sums, sorted by key. */
  list(): { key: string; redemptions: number; passengers: number }[] {
    return [...this.#sums].map(([key, sums]) => ({ key, ...sums })).sort((a, b) => compareTexts(a.key, b.key));
  }
}
