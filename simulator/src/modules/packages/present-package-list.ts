import { PAGE_SIZE } from '@muara/contract/constants';
import type { OperationMap, PackageList } from '@muara/contract/types';
import { nameOrDescriptionMatches, normalizeSearch } from '../../domain/lists/index.ts';
import { packageListKey, spelledOut } from '../../world/package-keys.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';
import { packageChoices, presentRecord } from './present-record.ts';

/** Returns a page of packages, newest first (001 §7). */
export function presentPackageList(world: World, query: OperationMap['listPackages']['query'] = {}): PackageList {
  const { page = 0, type = 'all' } = query;
  const platforms = readPlatforms(query.platforms);
  const search = normalizeSearch(query.search);
  const single = platforms.length === 1 ? platforms[0] : undefined;
  const key = packageListKey(type, single);
  const wanted = new Set(platforms.length < 2 ? [] : spelledOut(platforms));
  const where = (pkg: PackageRecord): boolean =>
    (wanted.size === 0 || pkg.platforms.some((platform) => wanted.has(platform))) &&
    nameOrDescriptionMatches(pkg, search);
  const whole = wanted.size === 0 && search === '';
  const cursor = world.tables.packages.cursor('list', whole ? { key } : { key, where });
  return {
    data: cursor.page(page, PAGE_SIZE).map((pkg) => presentRecord(world, pkg)),
    total: cursor.total,
    ...packageChoices(world),
  };
}

/** Returns the platforms of a comma-separated list; none means all. */
function readPlatforms(text = ''): string[] {
  const platforms = new Set(text.split(',').map((platform) => platform.trim()));
  platforms.delete('');
  return platforms.has('all') ? [] : [...platforms];
}
