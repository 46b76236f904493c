import { PRICED_CATEGORIES, type PricedCategory } from '../../generated/constants.ts';

/** A dish of a request, by wire names. */
export type WireDish = { id: number } & { [Category in PricedCategory as `total_${Category}`]?: number };

/** Returns one entry per dish in order of first mention, with the portions of all its entries. */
export function mergeDishes(dishes: readonly WireDish[]): WireDish[] {
  const merged = new Map<number, WireDish>();
  for (const dish of dishes) {
    const sum: WireDish = merged.get(dish.id) ?? { id: dish.id };
    for (const category of PRICED_CATEGORIES) {
      const portions = dish[`total_${category}`];
      if (portions !== undefined) sum[`total_${category}`] = (sum[`total_${category}`] ?? 0) + portions;
    }
    merged.set(dish.id, sum);
  }
  return [...merged.values()];
}
