import { fieldChanges, type Fields, listed, priceFields, yesNo } from '../../domain/edits/index.ts';
import type { AuditChange, AuditLink } from '../../world/log-records.ts';
import type { FoodRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** A menu with the names of the packages that include it, which are stored in the packages. */
export interface FoodState {
  food: FoodRecord;
  packages: readonly string[];
}

export function stateOf({ tables: { packages } }: World, food: FoodRecord): FoodState {
  return { food, packages: packages.by('food', food.id).map(({ name }) => name) };
}

/** Returns the differences between two states of a menu, for the audit trail. */
export function foodChanges(before: FoodState | null, after: FoodState | null): AuditChange[] {
  return fieldChanges(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {});
}

export function linkToFood({ id, name }: FoodRecord): AuditLink {
  return { kind: 'addon', id, code: null, name };
}

function fieldsOf({ food, packages }: FoodState): Fields {
  return {
    name: food.name,
    description: food.description,
    active: yesNo(food.active),
    ...priceFields(food.prices),
    package_ids: listed(packages),
    imgs: listed(food.imgs),
  };
}
