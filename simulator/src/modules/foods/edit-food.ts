import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { exchangeImages } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { assignToPackages } from './assign-to-packages.ts';
import { foodChanged, getFoodState } from './food-changes.ts';
import { foodProblems, readFood } from './food-form.ts';
import { getFoodById } from './get-food-by-id.ts';
import { presentRecord } from './present-record.ts';

/**
 * Changes the sent fields of a menu.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export const editFood: Handler<'editFood'> = ({ body: sent }, ctx) => {
  const { world } = ctx;
  const record = getFoodById(world, sent.id);
  assertUnchanged(record, sent.updated_at);
  const body = completeEdit(presentRecord(world, record), sent);
  assertNoFieldErrors(foodProblems(ctx, record, body));
  const before = getFoodState(world, record);
  const fields = readFood(body);
  exchangeImages(ctx, record, fields.imgs);
  const food = world.tables.foods.update(record.id, { ...fields, ...editedBy(record, ctx) });
  assignToPackages(ctx, food.id, body.package_ids ?? []);
  const changed = foodChanged(`Changed menu ${record.name}`, before, getFoodState(world, food));
  return reply(presentRecord(world, food), changed);
};
