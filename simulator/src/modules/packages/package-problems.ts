import { FOC_PACKAGE_NAME } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { PackageBody } from '../../domain/catalogue/index.ts';
import { editedBy } from '../../domain/edits/index.ts';
import { imageProblems } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { Removable } from '../../world/records.ts';

/** Returns the invalid fields of a package form; `before` is null for a new package. */
export function findProblems(ctx: Context, before: PackageRecord | null, body: PackageBody): FieldProblem[] {
  const { world, rules } = ctx;
  const { jetties, foods } = world.tables;
  const problems = rules.checkPackageForm(body);
  if (body.jetty_ids?.some((id) => isGone(jetties.get(id))))
    problems.push({ field: 'jetty_ids', code: 'jetty_not_found' });
  if (body.food_ids?.some((id) => isGone(foods.get(id)))) problems.push({ field: 'food_ids', code: 'food_not_found' });
  problems.push(...imageProblems(ctx, { kind: 'package', owner: before }, body.imgs ?? []));
  // Tour guides' free tickets use this package by name: it keeps the name, and no other package may take it.
  const takesName = body.name?.trim() === FOC_PACKAGE_NAME;
  if (takesName !== (before?.system ?? false)) problems.push({ field: 'name', code: 'package_system' });
  if (before?.system && !body.active) problems.push({ field: 'active', code: 'package_system' });
  return problems;
}

function isGone(record: Removable | undefined): boolean {
  return record === undefined || record.deletedAt != null;
}

/** A menu shows the packages that include it, so open menu forms must be notified. */
export function touchMenus(ctx: Context, before: PackageRecord | null, after: PackageRecord | null): void {
  const { foods } = ctx.world.tables;
  const [had, has] = [before?.foodIds ?? [], after?.foodIds ?? []];
  const changed = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))];
  for (const id of changed) {
    const food = foods.get(id);
    if (food) foods.update(id, editedBy(food, ctx));
  }
}
