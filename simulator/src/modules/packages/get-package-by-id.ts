import { Refusal } from '../../kernel/refusal.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';

/** Returns a package that was not removed. @throws Refusal record_not_found */
export function getPackageById({ tables: { packages } }: World, id: number, field = 'id'): PackageRecord {
  const pkg = packages.get(id);
  if (!pkg || pkg.deletedAt !== null) throw new Refusal('record_not_found', { field });
  return pkg;
}
