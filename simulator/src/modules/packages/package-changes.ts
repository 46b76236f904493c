import { describePackage } from '../../domain/catalogue/index.ts';
import { fieldChanges } from '../../domain/edits/index.ts';
import type { AuditChange, AuditLink } from '../../world/log-records.ts';
import type { PackageRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Returns what differs between two states of a package, for the audit trail. */
export function packageChanges(world: World, before: PackageRecord | null, after: PackageRecord | null): AuditChange[] {
  return fieldChanges(before ? describePackage(world, before) : {}, after ? describePackage(world, after) : {});
}

export function linkToPackage({ id, name }: PackageRecord): AuditLink {
  return { kind: 'package', id, code: null, name };
}
