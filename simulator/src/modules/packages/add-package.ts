import { readPackageFields } from '../../domain/catalogue/index.ts';
import { adoptFiles } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { packageChanged } from './package-changes.ts';
import { presentPackageList } from './present-package-list.ts';
import { findProblems, touchMenus } from './package-problems.ts';

/** Adds a package, which is on sale immediately (001 §4). @throws Refusal with every invalid field */
export const addPackage: Handler<'addPackage'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  assertNoFieldErrors(findProblems(ctx, null, body));
  const fields = readPackageFields(rules, body);
  const pkg = world.tables.packages.insert({ ...fields, system: false, deletedAt: null });
  adoptFiles(ctx, 'package', pkg.id, pkg.imgs);
  touchMenus(ctx, null, pkg);
  return reply(presentPackageList(world), packageChanged(world, `Added package ${pkg.name}`, null, pkg));
};
