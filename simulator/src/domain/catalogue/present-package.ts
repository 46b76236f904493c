import type { Food, Package } from '@muara/contract/types';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import { presentPackageFields } from './package-fields.ts';
import { presentPrices } from './present-prices.ts';

const packages = new WeakMap<PackageRecord, Package>();
const foods = new WeakMap<FoodRecord, Food>();

/**
 * Returns a package for the wire (001 §3), without its dishes; memoized by record, since a changed
 * package is another record.
 */
export function presentPackage(pkg: PackageRecord): Package {
  let wire = packages.get(pkg);
  if (!wire) packages.set(pkg, (wire = { id: pkg.id, ...presentPackageFields(pkg) }));
  return wire;
}

/** Returns a dish for the wire (001 §3). */
export function presentFood(food: FoodRecord): Food {
  let wire = foods.get(food);
  if (!wire) {
    const { id, name, description, imgs, active } = food;
    foods.set(food, (wire = { id, name, description, imgs: [...imgs], active, ...presentPrices(food.prices) }));
  }
  return wire;
}
