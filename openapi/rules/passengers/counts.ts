import type { PassengerCategory } from '../../generated/constants.ts';

/** Passengers by category. A missing category has none. */
export type Counts = Partial<Record<PassengerCategory, number>>;
