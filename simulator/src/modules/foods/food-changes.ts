import type { CatalogueArea } from '@muara/contract/types';
import { type Fields, recordChanges, listed, priceFields, yesNo } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { World } from '../../world/world.ts';

/** A menu with the names of the packages that include it, which are stored in the packages. */
interface FoodState {
  food: FoodRecord;
  packages: readonly string[];
}

export function getFoodState({ tables: { packages } }: World, food: FoodRecord): FoodState {
  return { food, packages: packages.by('food', food.id).map(({ name }) => name) };
}

/** Returns the event of a menu that was added, changed or removed. */
export function foodChanged(
  action: string,
  before: FoodState | null,
  after: FoodState | null,
  areas: readonly CatalogueArea[] = ['foods', 'packages'],
): BusinessEvent<'catalogue.changed'> {
  const { id, name } = ((after ?? before) as FoodState).food;
  const link = { kind: 'addon', id, code: null, name } as const;
  const changes = recordChanges(before, after, listFields);
  return event('catalogue.changed', { areas, entries: [{ module: 'Dining Menu', action, link, changes }] });
}

function listFields({ food, packages }: FoodState): Fields {
  return {
    name: food.name,
    description: food.description,
    active: yesNo(food.active),
    ...priceFields(food.prices),
    package_ids: listed(packages),
    imgs: listed(food.imgs),
  };
}
