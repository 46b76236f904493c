import { pricesFromWire, type FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { imageProblems } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';

type Body = OperationMap['addFood']['body'];

/** Returns every problem of a menu's form; `before` is null for a new menu. */
export function foodProblems(ctx: Context, before: FoodRecord | null, body: Body): FieldProblem[] {
  const { packages } = ctx.world.tables;
  const problems = ctx.rules.checkFood(body);
  if (!(body.package_ids ?? []).every((id) => packages.get(id)?.deletedAt === null))
    problems.push({ field: 'package_ids', code: 'package_not_found' });
  return [...problems, ...imageProblems(ctx, { kind: 'food', owner: before }, body.imgs ?? [])];
}

/** Returns the stored fields of a validated form. */
export function readFood(body: Body): Omit<FoodRecord, 'id' | 'deletedAt' | 'updatedAt' | 'updatedBy'> {
  return {
    name: (body.name as string).trim(),
    description: (body.description as string).trim(),
    imgs: [...new Set(body.imgs)],
    active: body.active ?? true,
    prices: pricesFromWire(body),
  };
}
