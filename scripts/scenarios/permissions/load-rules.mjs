// The contract's own table of who may do what, which is TypeScript.
import { tsImport } from 'tsx/esm/api';
import { inRoot } from '../../lib/project.mjs';

/** Returns the permission table's rule, the roles and areas, and the operations. */
export async function loadRules() {
  const load = (path) => tsImport(inRoot('openapi', path), import.meta.url);
  const [{ permissionTable }, { ROLES, PERMISSION_GROUPS }, { OPERATIONS }] = await Promise.all([
    load('rules/permissions/permission-table.ts'),
    load('generated/permissions.ts'),
    load('generated/operations.ts'),
  ]);
  const roles = Object.entries(ROLES).map(([name, { policies }]) => ({
    name,
    policies: Object.fromEntries(
      Object.entries(policies).map(([area, actions]) => [
        area,
        actions.map((action) => ({ name: action, active: true })),
      ]),
    ),
  }));
  return { permissionTable, roles, groups: PERMISSION_GROUPS, operations: OPERATIONS };
}
