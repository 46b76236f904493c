import { PACKAGE_PLATFORMS, PUBLIC_PLATFORMS, type PackagePlatform } from '../../generated/constants.ts';

/**
 * Returns platforms as stored: unique, in display order (001 §3, 001 §4).
 * `public` is included exactly when all four platforms that it groups are. `public` without any of the
 * four means all of them; beside some of them it is dropped, because the four are more specific.
 */
export function settlePlatforms(platforms: readonly PackagePlatform[]): PackagePlatform[] {
  const chosen = new Set(platforms);
  const children = PUBLIC_PLATFORMS.filter((child) => chosen.has(child));
  if (chosen.has('public') && children.length === 0) for (const child of PUBLIC_PLATFORMS) chosen.add(child);
  else chosen.delete('public');
  if (PUBLIC_PLATFORMS.every((child) => chosen.has(child))) chosen.add('public');
  return PACKAGE_PLATFORMS.filter((platform) => chosen.has(platform));
}
