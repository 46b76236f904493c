import { PUBLIC_PLATFORMS } from '@muara/contract/constants';
import type { PackageRecord } from './records.ts';

/** The kinds of packages that the list tells apart (001 §2): each package is of one. */
type PackageKind = 'normal' | 'vvip' | 'vvip_charter' | 'exhibition';

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PLATFORMS);

function kindOf({ exhibition, vvipCharter, vvip }: PackageRecord): PackageKind {
  if (exhibition) return 'exhibition';
  if (vvipCharter) return 'vvip_charter';
  return vvip ? 'vvip' : 'normal';
}

/** The list of a kind and a platform; of everything without them. */
export function packageListKey(kind: PackageKind | 'all' = 'all', platform = 'all'): string {
  return `${kind}|${platform}`;
}

/** The platforms that a filter means: any of the four that `public` groups is the public. */
export function spelledOut(platforms: readonly string[]): readonly string[] {
  return platforms.includes('public') ? [...platforms, ...PUBLIC_PLATFORMS] : platforms;
}

/** The lists that a package stands in: none once it is removed. */
export function packageListKeys(offer: PackageRecord): readonly string[] | undefined {
  if (offer.deletedAt !== null) return undefined;
  const open = offer.platforms.some((platform) => PUBLIC.has(platform));
  const platforms = ['all', ...offer.platforms, ...(open ? ['public'] : [])];
  return (['all', kindOf(offer)] as const).flatMap((kind) =>
    platforms.map((platform) => packageListKey(kind, platform)),
  );
}
