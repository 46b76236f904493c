import type { PackageKinds, Rules } from '@muara/contract/rules';
import type { PackageBody } from '../../domain/catalogue/index.ts';
import { completeEdit } from '../../domain/edits/index.ts';
import type { PackageRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { presentRecord } from './present-record.ts';

const OPTIONS = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'] as const;

/**
 * Returns the complete form of an edit.
 * A sent option changes the options that depend on it, unless they are sent too: VVIP clears Minisigua and the
 * wristband, an exhibition sets its platform, and so on (001 §4).
 */
export function completePackageEdit(world: World, rules: Rules, record: PackageRecord, sent: PackageBody): PackageBody {
  const current = presentRecord(world, record);
  let kinds: PackageKinds = current;
  for (const option of OPTIONS) {
    const on = sent[option];
    if (on !== undefined) kinds = rules.couplePackage(kinds, { option, on });
  }
  const { vvip, vvip_charter, exhibition, minisigua, wristband, platforms } = kinds;
  const coupled = { vvip, vvip_charter, exhibition, minisigua, wristband, platforms: [...platforms] };
  return completeEdit<PackageBody>({ ...current, ...coupled }, sent);
}
