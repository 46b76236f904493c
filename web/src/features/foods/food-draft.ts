import { checkFood, type FoodValues } from '@muara/contract/rules/forms/check-food';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { FoodRecord, OperationMap } from '@muara/contract/types';
import { ringgitOfText } from '@/domain/prices/typed-money.ts';
import { PRICE_FIELDS, type PriceField } from '@/domain/prices/price-fields.tsx';

/** The menu form as it is typed, by wire names. */
export interface FoodDraft extends Record<PriceField, string> {
  name: string;
  description: string;
  active: boolean;
  /** The packages that offer it. */
  package_ids: readonly number[];
  /** The cover first. */
  imgs: readonly string[];
}

/** A new menu; the images are those that wait for it. */
export function newDraft(imgs: readonly string[]): FoodDraft {
  return { name: '', description: '', active: true, package_ids: [], imgs, ...prices(() => '') };
}

export function draftOf(record: FoodRecord): FoodDraft {
  const { name, description, active, package_ids, imgs = [] } = record;
  return { name, description, active, package_ids, imgs, ...prices((field) => record[field].toFixed(2)) };
}

/** Returns the form's errors, by the rules that the server checks. */
export function checkDraft(draft: FoodDraft): FieldProblem[] {
  return checkFood(valuesOf(draft));
}

/** The body of a menu that the rules have passed, so that no price is missing. */
export function bodyOf(draft: FoodDraft): OperationMap['addFood']['body'] {
  return valuesOf(draft) as OperationMap['addFood']['body'];
}

function valuesOf(draft: FoodDraft) {
  const { name, description, active, package_ids, imgs } = draft;
  const values = {
    name,
    description,
    active,
    package_ids: [...package_ids],
    imgs: [...imgs],
    ...prices((field) => ringgitOfText(draft[field])),
  };
  return values satisfies FoodValues;
}

function prices<Value>(value: (field: PriceField) => Value): Record<PriceField, Value> {
  return Object.fromEntries(PRICE_FIELDS.map((field) => [field, value(field)])) as Record<PriceField, Value>;
}
