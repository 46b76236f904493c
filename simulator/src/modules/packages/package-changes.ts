import type { CatalogueArea } from '@muara/contract/types';
import { describePackage } from '../../domain/catalogue/index.ts';
import { recordChanges } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';

/** Returns the event of a package that was added, changed or removed. */
export function packageChanged(
  world: World,
  action: string,
  before: PackageRecord | null,
  after: PackageRecord | null,
  areas: readonly CatalogueArea[] = ['packages', 'foods'],
): BusinessEvent<'catalogue.changed'> {
  const { id, name } = (after ?? before) as PackageRecord;
  const link = { kind: 'package', id, code: null, name } as const;
  const changes = recordChanges(before, after, (pkg) => describePackage(world, pkg));
  return event('catalogue.changed', { areas, entries: [{ module: 'Packages', action, link, changes }] });
}
