import { Refusal } from '../../kernel/refusal.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { World } from '../../world/world.ts';

/** Returns a menu that was not removed. @throws Refusal record_not_found */
export function getFoodById({ tables: { foods } }: World, id: number, field = 'id'): FoodRecord {
  const food = foods.get(id);
  if (!food || food.deletedAt !== null) throw new Refusal('record_not_found', { field });
  return food;
}
