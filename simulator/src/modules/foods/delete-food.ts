import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assignToPackages } from './assign-to-packages.ts';
import { foodChanged, getFoodState } from './food-changes.ts';
import { getFoodById } from './get-food-by-id.ts';

/**
 * Removes a menu from all packages and lists; its record stays, so that old tickets keep its name.
 * @throws Refusal record_not_found
 */
export const deleteFood: Handler<'deleteFood'> = ({ params: { id } }, ctx) => {
  const { world, now } = ctx;
  const before = getFoodState(world, getFoodById(world, id));
  assignToPackages(ctx, id, []);
  world.tables.foods.update(id, { deletedAt: now });
  return reply({ success: true }, foodChanged(`Removed menu ${before.food.name}`, before, null));
};
