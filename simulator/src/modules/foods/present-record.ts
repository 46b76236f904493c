import type { FoodRecord as FoodOnWire, NamedRef } from '@muara/contract/types';
import { presentNames, presentFood } from '../../domain/catalogue/index.ts';
import { presentEdit } from '../../domain/edits/index.ts';
import { packageListKey } from '../../world/package-keys.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { World } from '../../world/world.ts';

/** Returns a menu as the operator manages it (001 §3). */
export function presentRecord({ tables: { packages } }: World, food: FoodRecord): FoodOnWire {
  return {
    ...presentFood(food),
    imgs: [...food.imgs],
    package_ids: packages.by('food', food.id).map(({ id }) => id),
    updated_at: presentEdit(food),
  };
}

/** Returns the choices of a menu's form. */
export function foodChoices({ tables: { packages } }: World): { all_packages: NamedRef[] } {
  return { all_packages: presentNames(packages.cursor('list', { key: packageListKey(), direction: 'asc' })) };
}
