/** Malaysian notes and coins in sen, largest first. */
export const DENOMINATIONS = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 20, 10, 5] as const;
export type Denomination = (typeof DENOMINATIONS)[number];
type Pieces = Readonly<Partial<Record<Denomination, number>>>;

/** Returns the value of the counted pieces in sen: 3 × 50 + 2 × 20 → 190.00. */
export function valueOfPieces(pieces: Pieces): number {
  return DENOMINATIONS.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0);
}

/** Returns 'RM 50' for notes, '20 sen' for coins. */
export function nameOf(value: Denomination): string {
  return value >= 100 ? `RM ${value / 100}` : `${value} sen`;
}
