import { ROLES } from '@muara/contract/permissions';
import { permissionTable, type PermissionTable } from '@muara/contract/rules/permissions/permission-table';
import type { Operation } from './operations.ts';

const AUDIENCES: Readonly<Record<string, string>> = {
  public: 'Everyone; no session needed',
  session: 'Everyone who is signed in',
  internal: 'Staff',
  agent: 'Agents',
  tourguide: 'Tour guides',
  customer: 'Customers',
  manager: 'Staff with every right of the grid',
  admin: 'Admins',
  super_user: 'Super users',
  skaloot: 'Developers (isSkaloot)',
  sub_ticket_viewer: 'Staff who can view sub-tickets',
};

/** Returns who can call an operation, in words; any one is enough. */
export const describeAudience = ({ audience }: Pick<Operation, 'audience'>): string[] =>
  (audience.length > 0 ? audience : ['internal']).map((word) => AUDIENCES[word] ?? word);

/** Returns the rights of which staff need one, in words. */
export const describeRights = ({ permission }: Pick<Operation, 'permission'>): string[] =>
  permission.map(({ area, action, and, record, except }) =>
    [
      `${area}: ${action}`,
      and && `and ${and}`,
      record && `for a${record === 'new' ? ' new' : 'n existing'} record`,
      except && `except ${except.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

/** Returns who can call what, with the roles of a new world. */
export function readPermissionTable(): PermissionTable {
  return permissionTable(
    Object.entries(ROLES).map(([name, { policies }]) => ({
      name,
      policies: Object.fromEntries(
        Object.entries<readonly string[]>(policies).map(([area, actions]) => [
          area,
          actions.map((action) => ({ name: action, active: true })),
        ]),
      ),
    })),
  );
}
