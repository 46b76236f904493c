import { PACKAGE_PLATFORMS, PUBLIC_PLATFORMS, type PackagePlatform } from '../../generated/constants.ts';

/**
 * Platforms as they are stored: each once, in the order in which they are offered, and `public` exactly when all four
 * that it groups are there (001 §3, 001 §4). `public` without any of the four stands for all of them; beside some of
 * them it is dropped, since the four say where the package is offered.
 */
export function settlePlatforms(platforms: readonly PackagePlatform[]): PackagePlatform[] {
  const chosen = new Set(platforms);
  const children = PUBLIC_PLATFORMS.filter((child) => chosen.has(child));
  if (chosen.has('public') && children.length === 0) for (const child of PUBLIC_PLATFORMS) chosen.add(child);
  else chosen.delete('public');
  if (PUBLIC_PLATFORMS.every((child) => chosen.has(child))) chosen.add('public');
  return PACKAGE_PLATFORMS.filter((platform) => chosen.has(platform));
}
