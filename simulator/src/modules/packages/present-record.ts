import type { NamedRef, PackageRecord as PackageOnWire } from '@muara/contract/types';
import { presentNames, presentFood, presentPackage } from '../../domain/catalogue/index.ts';
import { presentEdit } from '../../domain/edits/index.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';

/** Returns a package as the operator manages it, with its menu (001 §3), without removed jetties. */
export function presentRecord({ tables: { tickets, jetties, foods } }: World, pkg: PackageRecord): PackageOnWire {
  return {
    ...presentPackage(pkg),
    jetty_ids: pkg.jettyIds.filter((id) => jetties.get(id)?.deletedAt == null),
    foods: pkg.foodIds && pkg.foodIds.map((id) => presentFood(foods.must(id))),
    total_ticket: tickets.count('package', pkg.id),
    system: pkg.system,
    updated_at: presentEdit(pkg),
  };
}

/** Returns the choices of a package's form. */
export function packageChoices(world: World): { all_foods: NamedRef[]; all_jettys: NamedRef[] } {
  const { foods, jetties } = world.tables;
  return {
    all_foods: presentNames(foods.cursor('list', { key: true, direction: 'asc' })),
    all_jettys: presentNames(jetties.cursor('list', { key: true, direction: 'asc' })),
  };
}
