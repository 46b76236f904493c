import { PUBLIC_PLATFORMS } from '@muara/contract/constants';

/** The kinds of packages that the list distinguishes (001 §2); each package has one. */
type PackageKind = 'normal' | 'vvip' | 'vvip_charter' | 'exhibition';

/** What decides in which lists a package is. */
interface ListedPackage {
  readonly exhibition: boolean;
  readonly vvip: boolean;
  readonly vvipCharter: boolean;
  readonly platforms: readonly string[];
  readonly deletedAt: number | null;
}

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PLATFORMS);

function getKind({ exhibition, vvipCharter, vvip }: ListedPackage): PackageKind {
  if (exhibition) return 'exhibition';
  if (vvipCharter) return 'vvip_charter';
  return vvip ? 'vvip' : 'normal';
}

/** Returns the key of the list for a kind and a platform; of all packages by default. */
export function packageListKey(kind: PackageKind | 'all' = 'all', platform = 'all'): string {
  return `${kind}|${platform}`;
}

/** Returns the platforms of a filter: any of the four that `public` groups means the public. */
export function spelledOut(platforms: readonly string[]): readonly string[] {
  return platforms.includes('public') ? [...platforms, ...PUBLIC_PLATFORMS] : platforms;
}

/** Returns the keys of the lists that contain a package: none once it is removed. */
export function packageListKeys(pkg: ListedPackage): readonly string[] | undefined {
  if (pkg.deletedAt !== null) return undefined;
  const open = pkg.platforms.some((platform) => PUBLIC.has(platform));
  const platforms = ['all', ...pkg.platforms, ...(open ? ['public'] : [])];
  return (['all', getKind(pkg)] as const).flatMap((kind) =>
    platforms.map((platform) => packageListKey(kind, platform)),
  );
}
