import { couplePackage } from '@muara/contract/rules/packages/couple-package';
import type { PackageClick, PackageKinds, PackageOption } from '@muara/contract/rules/packages/shapes';
import type { PackageDraft } from './package-draft.ts';
import { optionLabel, platformLabel } from './package-fields.ts';
import { packageFormMessages as text } from './package-form.messages.ts';

const OPTIONS: readonly PackageOption[] = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'];

/** The options of a draft that depend on each other. */
export function kindsOf({
  vvip,
  vvip_charter,
  exhibition,
  minisigua,
  wristband,
  platforms,
}: PackageDraft): PackageKinds {
  return { vvip, vvip_charter, exhibition, minisigua, wristband, platforms };
}

interface Coupled {
  kinds: PackageKinds;
  /** The side effects of the click in words; null if none. */
  told: string | null;
}

/** Returns the options after a click (001 §4), and its side effects in words. */
export function clickKinds(before: PackageKinds, click: PackageClick): Coupled {
  const kinds = couplePackage(before, click);
  if ('platform' in click) return { kinds, told: null };
  const { option, on } = click;
  const others = OPTIONS.filter((other) => other !== option && kinds[other] !== before[other]).map((other) =>
    kinds[other] ? text.switchedOn(optionLabel(other)) : text.cleared(optionLabel(other)),
  );
  const changes = [...others, ...platformChanges(before, kinds, option)];
  const cause = on ? text.switchedOn(optionLabel(option)) : text.switchedOff(optionLabel(option));
  return { kinds, told: changes.length === 0 ? null : text.alsoChanged(cause, changes.join(', ')) };
}

function platformChanges(
  { platforms: before }: PackageKinds,
  { platforms }: PackageKinds,
  by: PackageOption,
): string[] {
  const added = platforms.filter((platform) => !before.includes(platform));
  const removed = before.filter((platform) => !platforms.includes(platform));
  if (by === 'exhibition' && added.length + removed.length > 0)
    return [platforms.length > 0 ? text.platformsFixed : text.platformsCleared];
  return [
    ...added.map((platform) => text.platformAdded(platformLabel(platform))),
    ...removed.map((platform) => text.platformRemoved(platformLabel(platform))),
  ];
}
