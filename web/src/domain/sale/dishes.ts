import { PRICED_CATEGORIES } from '@muara/contract/constants';
import type { FoodToPrice } from '@muara/contract/rules/pricing/shapes';
import { pricesFromWire } from '@muara/contract/rules/pricing/prices-from-wire';
import type { Food, FoodSelection, SalePackages } from '@muara/contract/types';
import { packageOf } from './catalogue/catalogue.ts';
import type { Counts } from './categories.ts';
import type { Sale } from './sale.ts';
import type { Dishes, Quantities } from './chosen-dishes.ts';

/** Returns the menu of the package, or of the ticket that dishes are added to. */
export function menuOf(catalogue: SalePackages, sale: Sale): readonly Food[] {
  return sale.dining?.menu ?? packageOf(catalogue, sale)?.foods ?? [];
}

/** Returns who can order dishes: the passengers, or those of the existing ticket (002 §5.3). */
export function passengersOf(sale: Sale): Counts {
  return sale.dining?.counts ?? sale.counts;
}

export function portionsOf(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, count) => sum + count, 0);
}

/** Returns the dishes with one of them changed. A dish with no portions is removed. */
export function withDish(dishes: Dishes, id: number, quantities: Quantities): Dishes {
  const { [id]: _, ...others } = dishes;
  const kept = Object.fromEntries(Object.entries(quantities).filter(([, count]) => count > 0));
  return Object.keys(kept).length === 0 ? others : { ...others, [id]: kept };
}

/** Returns the dishes, limited to one portion of each dish for each passenger (002 §5.3). */
export function fitDishes(dishes: Dishes, passengers: Counts): Dishes {
  return Object.entries(dishes).reduce<Dishes>((fitting, [id, quantities]) => {
    const cut = PRICED_CATEGORIES.map((category) => [
      category,
      Math.min(quantities[category] ?? 0, passengers[category]),
    ]);
    return withDish(fitting, Number(id), Object.fromEntries(cut) as Quantities);
  }, {});
}

/** Returns the chosen dishes for the price rule, in the order of the menu. */
export function dishesToPrice(catalogue: SalePackages, sale: Sale): FoodToPrice[] {
  return menuOf(catalogue, sale).flatMap((food) => {
    const quantities = sale.dishes[food.id];
    return quantities ? [{ name: food.name, prices: pricesFromWire(food), quantities }] : [];
  });
}

/** Returns the chosen dishes in the names of the API. */
export function dishesToWire(catalogue: SalePackages, sale: Sale): FoodSelection[] {
  return menuOf(catalogue, sale).flatMap(({ id }) => {
    const quantities = sale.dishes[id];
    if (!quantities) return [];
    const totals = Object.entries(quantities).map(([category, count]) => [`total_${category}`, count]);
    return [{ id, ...Object.fromEntries(totals) } as FoodSelection];
  });
}
