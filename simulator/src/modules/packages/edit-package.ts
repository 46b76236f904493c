import type { PackageKinds, Rules } from '@muara/contract/rules';
import { type PackageBody, readPackageFields } from '../../domain/catalogue/index.ts';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { exchangeImages } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { World } from '../../world/world.ts';
import { getPackageById } from './get-package-by-id.ts';
import { packageChanged } from './package-changes.ts';
import { presentRecord } from './present-record.ts';
import { findProblems, touchMenus } from './package-problems.ts';

const OPTIONS = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'] as const;

/** Changes the sent fields of a package; sold tickets keep their prices. @throws Refusal */
export const editPackage: Handler<'editPackage'> = ({ body: sent }, ctx) => {
  const { world, rules } = ctx;
  const before = getPackageById(world, sent.id);
  assertUnchanged(before, sent.updated_at);
  const body = completePackageEdit(world, rules, before, sent);
  assertNoFieldErrors(findProblems(ctx, before, body));
  const fields = readPackageFields(rules, body);
  exchangeImages(ctx, before, fields.imgs);
  const after = world.tables.packages.update(before.id, { ...fields, ...editedBy(before, ctx) });
  touchMenus(ctx, before, after);
  const event = packageChanged(world, `Changed package ${before.name}`, before, after);
  return reply(presentRecord(world, after), event);
};

/**
 * Returns the complete form of an edit.
 * A sent option changes the options that depend on it, unless they are sent too: VVIP clears Minisigua and the
 * wristband, an exhibition sets its platform, and so on (001 §4).
 */
function completePackageEdit(world: World, rules: Rules, record: PackageRecord, sent: PackageBody): PackageBody {
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
