import { editedBy } from '../../domain/edits/index.ts';
import type { Context } from '../../kernel/handler.ts';

/** Assigns a menu to exactly these packages; one without dishes left has no menu. */
export function assignToPackages(ctx: Context, foodId: number, packageIds: readonly number[]): void {
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
