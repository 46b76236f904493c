import type { PricedCategory } from '@muara/contract/constants';

export type Quantities = Readonly<Partial<Record<PricedCategory, number>>>;

/** How many of each dish, per category, by the id of the dish. */
export type Dishes = Readonly<Record<number, Quantities>>;
