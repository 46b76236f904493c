import type { PackagePlatform } from '../../generated/constants.ts';

/** A tier as entered; null or absent where empty. `RM` discounts are RM per passenger. */
export interface TierValues {
  min?: number | null;
  max?: number | null;
  discount?: number | null;
  type?: string | null;
}

/** The options of a package that depend on each other (001 §4). */
export interface PackageKinds {
  vvip: boolean;
  vvip_charter: boolean;
  exhibition: boolean;
  minisigua: boolean;
  wristband: boolean;
  platforms: readonly PackagePlatform[];
}

export type PackageOption = 'vvip' | 'vvip_charter' | 'exhibition' | 'minisigua' | 'wristband';

/** One click on such an option. */
export type PackageClick = { option: PackageOption; on: boolean } | { platform: PackagePlatform; on: boolean };

/** What is locked, each with the option that locks it. */
export interface PackageLocks {
  options: { readonly [Option in PackageOption]?: 'vvip' };
  platforms: { readonly [Platform in PackagePlatform]?: 'vvip' | 'exhibition' };
}

/** Two tiers that overlap or leave a gap; `index` is the later one in the list. */
export interface TierWarning {
  kind: 'overlap' | 'gap';
  index: number;
  /** The passenger counts concerned, both included. */
  from: number;
  to: number;
}
