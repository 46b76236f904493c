import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getPackageById } from './get-package-by-id.ts';
import { packageChanged } from './package-changes.ts';
import { touchMenus } from './package-problems.ts';

/** Takes a package off sale and out of all lists; its record stays, so that old tickets keep its name. */
export const deletePackage: Handler<'deletePackage'> = ({ params: { id } }, ctx) => {
  const before = getPackageById(ctx.world, id);
  if (before.system) throw new Refusal('package_system', { field: 'id' });
  ctx.world.tables.packages.update(id, { deletedAt: ctx.now });
  touchMenus(ctx, before, null);
  return reply({ success: true }, packageChanged(ctx.world, `Removed package ${before.name}`, before, null));
};
