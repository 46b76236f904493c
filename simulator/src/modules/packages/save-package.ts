import { FOC_PACKAGE_NAME } from '@muara/contract/constants';
import type { FieldProblem, PackageKinds, Rules } from '@muara/contract/rules';
import type { OperationMap, PackageList, PackageRecord as PackageOnWire, Success } from '@muara/contract/types';
import { type PackageBody, readPackageFields } from '../../domain/catalogue/index.ts';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { adoptFiles, exchangeImages, imageProblems } from '../../domain/uploads/index.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import type { PackageRecord, Removable } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { getPackageById } from './get-package-by-id.ts';
import { presentPackageList } from './present-package-list.ts';
import { packageChanged } from './package-changes.ts';
import { presentRecord } from './present-record.ts';

/** Adds a package, which is on sale immediately (001 §4). @throws Refusal with every invalid field */
export function addPackage(body: PackageBody, ctx: Context): Reply<PackageList> {
  const { world, rules } = ctx;
  assertNoFieldErrors(findProblems(ctx, null, body));
  const fields = readPackageFields(rules, body);
  const pkg = world.tables.packages.insert({ ...fields, system: false, deletedAt: null });
  adoptFiles(ctx, 'package', pkg.id, pkg.imgs);
  touchMenus(ctx, null, pkg);
  return reply(presentPackageList(world), packageChanged(world, `Added package ${pkg.name}`, null, pkg));
}

/** Changes the sent fields of a package; sold tickets keep their prices. @throws Refusal */
export function editPackage(sent: OperationMap['editPackage']['body'], ctx: Context): Reply<PackageOnWire> {
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
}

/** Takes a package off sale and out of all lists; its record stays, so that old tickets keep its name. */
export function deletePackage(id: number, ctx: Context): Reply<Success> {
  const before = getPackageById(ctx.world, id);
  if (before.system) throw new Refusal('package_system', { field: 'id' });
  ctx.world.tables.packages.update(id, { deletedAt: ctx.now });
  touchMenus(ctx, before, null);
  return reply({ success: true }, packageChanged(ctx.world, `Removed package ${before.name}`, before, null));
}

function findProblems(ctx: Context, before: PackageRecord | null, body: PackageBody): FieldProblem[] {
  const { world, rules } = ctx;
  const { jetties, foods } = world.tables;
  const problems = rules.checkPackageForm(body);
  if (body.jetty_ids?.some((id) => isGone(jetties.get(id))))
    problems.push({ field: 'jetty_ids', code: 'jetty_not_found' });
  if (body.food_ids?.some((id) => isGone(foods.get(id)))) problems.push({ field: 'food_ids', code: 'food_not_found' });
  problems.push(...imageProblems(ctx, { kind: 'package', owner: before }, body.imgs ?? []));
  // Tour guides' free tickets use this package by name: it keeps the name, and no other package may take it.
  const takesName = body.name?.trim() === FOC_PACKAGE_NAME;
  if (takesName !== (before?.system ?? false)) problems.push({ field: 'name', code: 'package_system' });
  if (before?.system && !body.active) problems.push({ field: 'active', code: 'package_system' });
  return problems;
}

function isGone(record: Removable | undefined): boolean {
  return record === undefined || record.deletedAt != null;
}

/** A menu shows the packages that include it, so open menu forms must be notified. */
function touchMenus(ctx: Context, before: PackageRecord | null, after: PackageRecord | null): void {
  const { foods } = ctx.world.tables;
  const [had, has] = [before?.foodIds ?? [], after?.foodIds ?? []];
  const changed = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))];
  for (const id of changed) {
    const food = foods.get(id);
    if (food) foods.update(id, editedBy(food, ctx));
  }
}

const OPTIONS = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'] as const;

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
