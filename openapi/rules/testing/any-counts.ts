import * as fc from 'fast-check';
import { PASSENGER_CATEGORIES } from '../../generated/constants.ts';
import { anyCount } from './edges.ts';
import type { Counts } from '../passengers/counts.ts';

/** For property tests: counts of some categories, including zeros and omissions. */
export function anyCounts(most = 60): fc.Arbitrary<Counts> {
  const passengers = fc.option(anyCount(most), { nil: undefined });
  return fc
    .tuple(...PASSENGER_CATEGORIES.map(() => passengers))
    .map((values) => Object.fromEntries(PASSENGER_CATEGORIES.map((category, index) => [category, values[index]])));
}
