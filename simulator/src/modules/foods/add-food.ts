import { adoptFiles } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { assignToPackages } from './assign-to-packages.ts';
import { foodChanged, getFoodState } from './food-changes.ts';
import { foodProblems, readFood } from './food-form.ts';
import { presentRecord } from './present-record.ts';

/** Adds a menu; the assigned packages include it immediately. @throws Refusal with every invalid field */
export const addFood: Handler<'addFood'> = ({ body }, ctx) => {
  const { world } = ctx;
  assertNoFieldErrors(foodProblems(ctx, null, body));
  const food = world.tables.foods.insert({ ...readFood(body), deletedAt: null });
  adoptFiles(ctx, 'food', food.id, food.imgs);
  assignToPackages(ctx, food.id, body.package_ids ?? []);
  const added = foodChanged(`Added menu ${food.name}`, null, getFoodState(world, food));
  return reply(presentRecord(world, food), added);
};
