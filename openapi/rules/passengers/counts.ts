import type { PassengerCategory } from '../../generated/constants.ts';

/** Heads per category. A category that is left out has none. */
export type Counts = Partial<Record<PassengerCategory, number>>;
