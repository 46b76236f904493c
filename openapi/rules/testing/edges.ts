import * as fc from 'fast-check';
import { PRICE_MAX_SEN } from '../../generated/constants.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const KUALA_LUMPUR_MS = 8 * 60 * MINUTE_MS;

/** Returns an arbitrary that draws half of its values from the edges and the others from all. */
export function edgeBiased<Value>(edges: readonly Value[], rest: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return edges.length === 0 ? rest : fc.oneof(fc.constantFrom(...edges), rest);
}

/** Returns each number and its neighbours, from 0 up. */
export function around(...numbers: readonly number[]): number[] {
  const beside = numbers.flatMap((number) => [number - 1, number, number + 1]);
  return [...new Set(beside)].filter((number) => number >= 0);
}

/** Counts up to a maximum: nobody, one, the last and the one before it, or any. */
export function anyCount(most: number): fc.Arbitrary<number> {
  return edgeBiased([0, Math.min(1, most), Math.max(0, most - 1), most], fc.nat(most));
}

/** Amounts in sen up to a maximum: nothing, a sen, parts of a ringgit, the largest, or any. */
export function anySen(most: number = PRICE_MAX_SEN): fc.Arbitrary<number> {
  const edges = [0, 1, 5, 49, 50, 51, 99, 100, 101, most - 1, most].filter((sen) => sen >= 0 && sen <= most);
  return edgeBiased(edges, fc.nat(most));
}

/** Percentages in hundredths: none, the smallest, those that round at half a sen, and all. */
export const anyPercent: fc.Arbitrary<number> = edgeBiased(
  [0, 1, 50, 250, 333, 1_250, 5_000, 9_999, 100_00],
  fc.nat(100_00),
).map((hundredths) => hundredths / 100);

/** Minutes of a day: the last, midnight, the sweep at five past, the first and last slot, or any. */
export const anyMinutes: fc.Arbitrary<number> = edgeBiased(
  [0, 1, 4, 5, 6, 7 * 60, 23 * 60, 23 * 60 + 59],
  fc.nat(24 * 60 - 1),
);

/** Returns an instant near an edge of the day in Kuala Lumpur, to the millisecond, or any of the range. */
export function anyInstant(range: { min: number; max: number }): fc.Arbitrary<number> {
  const edge = fc
    .tuple(
      fc.integer({ min: Math.ceil(range.min / DAY_MS) + 1, max: Math.floor(range.max / DAY_MS) - 1 }),
      fc.constantFrom(0, 5, 8 * 60, 23 * 60 + 59),
      fc.constantFrom(-1_000, -1, 0, 1, 1_000, MINUTE_MS - 1),
    )
    .map(([day, minutes, beside]) => day * DAY_MS - KUALA_LUMPUR_MS + minutes * MINUTE_MS + beside);
  return fc.oneof(edge, fc.integer(range));
}
