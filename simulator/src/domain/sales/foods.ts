import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import type { Counts } from '@muara/contract/rules';
import type { FoodSelection } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { TicketFood } from '../../world/ticket-records.ts';
import { findMenu } from './present-sale-packages.ts';

/** A dish of an order and its quantities by passenger category. */
export interface OrderedFood {
  food: FoodRecord;
  quantities: TicketFood['quantities'];
}

/**
 * Returns the dishes of a sale: a dish listed twice counts as one entry, one without a quantity is
 * left out.
 * @throws Refusal food_not_found, food_exceeds_passengers
 */
export function readFoods(
  { world, rules }: PublicContext,
  pkg: PackageRecord,
  counts: Counts,
  selections: readonly FoodSelection[],
): OrderedFood[] {
  const menu = findMenu(world, pkg) ?? [];
  const foods = rules.mergeDishes(selections).flatMap((selection) => {
    const quantities = addQuantities(selection);
    if (Object.keys(quantities).length === 0) return [];
    const food = menu.find(({ id }) => id === selection.id);
    if (!food) throw new Refusal('food_not_found', { field: 'foods' });
    return [{ food, quantities }];
  });
  assertAllowed(rules.checkFoods(foods, counts));
  return foods;
}

function addQuantities(selection: FoodSelection): Partial<Record<PricedCategory, number>> {
  const quantities: Partial<Record<PricedCategory, number>> = {};
  for (const category of PRICED_CATEGORIES) {
    const quantity = selection[`total_${category}`] ?? 0;
    if (quantity > 0) quantities[category] = quantity;
  }
  return quantities;
}
