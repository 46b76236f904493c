import { permissionTable, type PermissionRow } from '@muara/contract/rules';
import type { Policies } from '@muara/contract/types';

/** Screens and operations that open or close for a role. */
interface RoleEffect {
  opens: PermissionRow[];
  closes: PermissionRow[];
}

/**
 * What a change of a role's rights means, worked out from the contract's own table. The roles here are custom ones: what
 * they may do follows from their rights alone, whatever they are called.
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
