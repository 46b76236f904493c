import { PUBLIC_PLATFORMS, type PackagePlatform } from '../../generated/constants.ts';
import { settlePlatforms } from './settle-platforms.ts';
import type { PackageClick, PackageKinds } from './shapes.ts';

/**
 * Applies a click to the dependent options of a package (001 §4).
 * A click that changes nothing, or on an option that another one locks (see `packageLocks`), has no
 * effect, except that an exhibition replaces VVIP, as the documents say. Platforms are returned in
 * display order.
 */
export function couplePackage(kinds: PackageKinds, click: PackageClick): PackageKinds {
  if ('platform' in click) return clickPlatform(kinds, click.platform, click.on);
  const { option, on } = click;
  if (kinds[option] === on) return kinds;
  switch (option) {
    case 'vvip':
      return on ? startVvip(kinds) : endVvip(kinds);
    case 'vvip_charter':
      return kinds.vvip || !on ? { ...kinds, vvip_charter: on } : kinds;
    case 'exhibition':
      return on
        ? { ...kinds, exhibition: true, vvip: false, vvip_charter: false, platforms: ['exhibition'] }
        : { ...kinds, exhibition: false, platforms: [] };
    case 'minisigua':
      return kinds.vvip && on ? kinds : { ...kinds, minisigua: on, wristband: kinds.wristband && !on };
    case 'wristband':
      return kinds.vvip && on ? kinds : { ...kinds, wristband: on, minisigua: kinds.minisigua && !on };
  }
}

function startVvip(kinds: PackageKinds): PackageKinds {
  const platforms = settlePlatforms([...kinds.platforms.filter((platform) => platform !== 'exhibition'), 'booking']);
  return { ...kinds, vvip: true, minisigua: false, wristband: false, exhibition: false, platforms };
}

function endVvip(kinds: PackageKinds): PackageKinds {
  const platforms = kinds.platforms.filter((platform) => platform !== 'booking');
  return { ...kinds, vvip: false, vvip_charter: false, platforms };
}

const GROUP: ReadonlySet<string> = new Set(['public', ...PUBLIC_PLATFORMS]);

function clickPlatform(kinds: PackageKinds, platform: PackagePlatform, on: boolean): PackageKinds {
  const locked = kinds.exhibition || (kinds.vvip && platform === 'exhibition' && on);
  if (locked || kinds.platforms.includes(platform) === on) return kinds;
  // `public` means all its four children and never includes more.
  const whole = platform === 'public';
  const kept = kinds.platforms.filter((each) => each !== 'public' && each !== platform && !(whole && GROUP.has(each)));
  const ticked: readonly PackagePlatform[] = whole ? PUBLIC_PLATFORMS : [platform];
  return { ...kinds, platforms: settlePlatforms(on ? [...kept, ...ticked] : kept) };
}
