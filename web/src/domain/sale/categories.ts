import type { PassengerCategory } from '@muara/contract/types';

export type Counts = Readonly<Record<PassengerCategory, number>>;

/** Malaysian categories, the commonest at a counter first, so that Tab reaches them soonest. */
export const LOCAL_CATEGORIES = [
  'adult',
  'child',
  'baby',
  'senior',
  'super_senior',
  'student',
  'adult_oku',
  'child_oku',
] as const satisfies readonly PassengerCategory[];

export const FOREIGN_CATEGORIES = [
  'adult_foreigner',
  'child_foreigner',
  'baby_foreigner',
] as const satisfies readonly PassengerCategory[];

const ALL_CATEGORIES: readonly PassengerCategory[] = [...LOCAL_CATEGORIES, ...FOREIGN_CATEGORIES];

export const NO_COUNTS = Object.fromEntries(ALL_CATEGORIES.map((category) => [category, 0])) as Counts;

/** Returns the counts without those of one group (002 §4.3). */
export function withoutGroup(counts: Counts, categories: readonly PassengerCategory[]): Counts {
  return { ...counts, ...Object.fromEntries(categories.map((category) => [category, 0])) };
}
