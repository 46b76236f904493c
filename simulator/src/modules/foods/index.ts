import { PAGE_SIZE } from '@muara/contract/constants';
import type { FoodList, OperationMap } from '@muara/contract/types';
import { nameOrDescriptionMatches, normalizeSearch } from '../../domain/lists/index.ts';
import { unsavedFiles } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { FoodRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { getFood } from './get-food.ts';
import { deleteFoodImage, uploadFoodImage } from './images.ts';
import { foodChoices, presentRecord } from './present-record.ts';
import { addFood, deleteFood, editFood } from './save-food.ts';

/** Dining menus and their images (001 §2). */
export const foods = {
  listFoods: ({ query }, { world }) => listFoods(world, query),

  newFood: (_input, ctx) => ({ data: null, imgs: unsavedFiles(ctx, 'food'), ...foodChoices(ctx.world) }),

  getFood: ({ params }, { world }) => ({ ...presentRecord(world, getFood(world, params.id)), ...foodChoices(world) }),

  addFood: ({ body }, ctx) => addFood(body, ctx),

  editFood: ({ body }, ctx) => editFood(body, ctx),

  deleteFood: ({ params }, ctx) => deleteFood(params.id, ctx),

  uploadFoodImage: ({ body }, ctx) => uploadFoodImage(body, ctx),

  deleteFoodImage: ({ params }, ctx) => deleteFoodImage(params, ctx),
} satisfies Partial<Handlers>;

/** Returns a page of menus, newest first (001 §7). */
function listFoods(world: World, { page = 0, search }: OperationMap['listFoods']['query']): FoodList {
  const text = normalizeSearch(search);
  const where = (food: FoodRecord): boolean => nameOrDescriptionMatches(food, text);
  const cursor = world.tables.foods.cursor('list', text === '' ? { key: true } : { key: true, where });
  return {
    data: cursor.page(page, PAGE_SIZE).map((food) => presentRecord(world, food)),
    total: cursor.total,
    ...foodChoices(world),
  };
}
