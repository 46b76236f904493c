import type { PackagePlatform } from '../../generated/constants.ts';

/** A band of a discount as it is entered; null or absent where nothing was. `RM` discounts are ringgit a head. */
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

/** What is disabled, each with the option that is the reason. */
export interface PackageLocks {
  options: { readonly [Option in PackageOption]?: 'vvip' };
  platforms: { readonly [Platform in PackagePlatform]?: 'vvip' | 'exhibition' };
}

/** Where two bands of a discount meet badly: `index` is the later one in the list. */
export interface TierWarning {
  kind: 'overlap' | 'gap';
  index: number;
  /** The head counts concerned, both included. */
  from: number;
  to: number;
}
