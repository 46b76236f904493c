import { pricesFromWire, type FieldProblem } from '@muara/contract/rules';
import type { FoodRecord as FoodOnWire, OperationMap, Success } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { adoptFiles, exchangeImages, imageProblems } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { FoodRecord } from '../../world/records.ts';
import { foodChanged, getFoodState } from './food-changes.ts';
import { getFood } from './get-food.ts';
import { presentRecord } from './present-record.ts';

type Body = OperationMap['addFood']['body'];

/** Adds a menu; the assigned packages include it immediately. @throws Refusal with every invalid field */
export function addFood(body: Body, ctx: Context): Reply<FoodOnWire> {
  const { tables } = ctx.world;
  assertNoFieldErrors(findProblems(ctx, null, body));
  const food = tables.foods.insert({ ...readFields(body), deletedAt: null });
  adoptFiles(ctx, 'food', food.id, food.imgs);
  assign(ctx, food.id, body.package_ids ?? []);
  const event = foodChanged(`Added menu ${food.name}`, null, getFoodState(ctx.world, food));
  return reply(presentRecord(ctx.world, food), event);
}

/** Changes the sent fields of a menu. @throws Refusal */
export function editFood(sent: OperationMap['editFood']['body'], ctx: Context): Reply<FoodOnWire> {
  const { world } = ctx;
  const record = getFood(world, sent.id);
  assertUnchanged(record, sent.updated_at);
  const body = completeEdit(presentRecord(world, record), sent);
  assertNoFieldErrors(findProblems(ctx, record, body));
  const before = getFoodState(world, record);
  const fields = readFields(body);
  exchangeImages(ctx, record, fields.imgs);
  const food = world.tables.foods.update(record.id, { ...fields, ...editedBy(record, ctx) });
  assign(ctx, food.id, body.package_ids ?? []);
  return reply(
    presentRecord(world, food),
    foodChanged(`Changed menu ${record.name}`, before, getFoodState(world, food)),
  );
}

/** Removes a menu from all packages and lists; its record stays, so that old tickets keep its name. */
export function deleteFood(id: number, ctx: Context): Reply<Success> {
  const { world, now } = ctx;
  const before = getFoodState(world, getFood(world, id));
  assign(ctx, id, []);
  world.tables.foods.update(id, { deletedAt: now });
  return reply({ success: true }, foodChanged(`Removed menu ${before.food.name}`, before, null));
}

function findProblems(ctx: Context, before: FoodRecord | null, body: Body): FieldProblem[] {
  const { packages } = ctx.world.tables;
  const problems = ctx.rules.checkFood(body);
  if (!(body.package_ids ?? []).every((id) => packages.get(id)?.deletedAt === null))
    problems.push({ field: 'package_ids', code: 'package_not_found' });
  return [...problems, ...imageProblems(ctx, { kind: 'food', owner: before }, body.imgs ?? [])];
}

function readFields(body: Body): Omit<FoodRecord, 'id' | 'deletedAt' | 'updatedAt' | 'updatedBy'> {
  return {
    name: (body.name as string).trim(),
    description: (body.description as string).trim(),
    imgs: [...new Set(body.imgs)],
    active: body.active ?? true,
    prices: pricesFromWire(body),
  };
}

/** Assigns a menu to exactly these packages; one without dishes left has no menu. */
function assign(ctx: Context, foodId: number, packageIds: readonly number[]): void {
  const { packages } = ctx.world.tables;
  const wanted = new Set(packageIds);
  const had = packages.by('food', foodId);
  for (const pkg of had.filter(({ id }) => !wanted.has(id))) {
    const left = (pkg.foodIds ?? []).filter((id) => id !== foodId);
    packages.update(pkg.id, { foodIds: left.length === 0 ? null : left, ...editedBy(pkg, ctx) });
  }
  for (const { id } of had) wanted.delete(id);
  for (const id of wanted) {
    const pkg = packages.must(id);
    packages.update(id, { foodIds: [...(pkg.foodIds ?? []), foodId], ...editedBy(pkg, ctx) });
  }
}
