import { PACKAGE_PLATFORMS, type PackagePlatform } from '../../generated/constants.ts';
import type { PackageKinds, PackageLocks } from './shapes.ts';

/**
 * Returns the locked options of a package, each with the option that locks it (001 §4).
 * VVIP locks minisigua, exhibition, wristband and the exhibition platform; an exhibition locks the
 * platforms, which are fixed to its own. The charter option is not among them: it shows only while
 * VVIP is on.
 */
export function packageLocks({ vvip, exhibition }: Pick<PackageKinds, 'vvip' | 'exhibition'>): PackageLocks {
  const all: readonly PackagePlatform[] = exhibition ? PACKAGE_PLATFORMS : [];
  return {
    options: vvip ? { exhibition: 'vvip', minisigua: 'vvip', wristband: 'vvip' } : {},
    platforms: {
      ...(vvip ? { exhibition: 'vvip' } : {}),
      ...Object.fromEntries(all.map((platform) => [platform, 'exhibition'])),
    },
  };
}
