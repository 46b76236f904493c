import { permissionTable, type PermissionRow } from '@muara/contract/rules/permissions/permission-table';
import type { Policies } from '@muara/contract/types';

/** Screens and operations that open or close for a role. */
interface RoleEffect {
  opens: PermissionRow[];
  closes: PermissionRow[];
}

/**
 * Returns the effect of changing a role's rights, from the contract's own table.
 * These are custom roles: their rights alone decide what they can do, under any name.
 */
export function roleEffect(before: Policies, after: Policies): RoleEffect {
  const { rows } = permissionTable([
    { name: 'before', policies: before },
    { name: 'after', policies: after },
  ]);
  return {
    opens: rows.filter(({ cells: [had, has] }) => !had && has),
    closes: rows.filter(({ cells: [had, has] }) => had && !has),
  };
}

export const ofKind = (rows: readonly PermissionRow[], kind: PermissionRow['kind']): PermissionRow[] =>
  rows.filter((row) => row.kind === kind);
