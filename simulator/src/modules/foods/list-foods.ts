import { PAGE_SIZE } from '@muara/contract/constants';
import { nameOrDescriptionMatches, normalizeSearch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import { foodChoices, presentRecord } from './present-record.ts';

/** Returns a page of menus, newest first (001 §7). */
export const listFoods: Handler<'listFoods'> = ({ query: { page = 0, search } }, { world }) => {
  const text = normalizeSearch(search);
  const where = (food: FoodRecord): boolean => nameOrDescriptionMatches(food, text);
  const cursor = world.tables.foods.cursor('list', text === '' ? { key: true } : { key: true, where });
  return {
    data: cursor.page(page, PAGE_SIZE).map((food) => presentRecord(world, food)),
    total: cursor.total,
    ...foodChoices(world),
  };
};
