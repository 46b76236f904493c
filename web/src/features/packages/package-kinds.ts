import { couplePackage, type PackageClick, type PackageKinds, type PackageOption } from '@muara/contract/rules';
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
  /** What the click has changed besides what was clicked; null when nothing. */
  told: string | null;
}

/** What a click makes of the options (001 §4), and in words what else it has changed. */
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
